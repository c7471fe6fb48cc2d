// Every part of the design system in every state, for whoever makes a screen. Open /tools/parts/index.html of the
// development server (`npm run dev`); it is no part of the build.
// All of Mantine's: on a screen the sheets of parts that few of them show come along with what shows them.
import 'virtual:theme-variables.css';
import '@mantine/core/styles.layer.css';
import '@/app/theme/mantine.css';
import '@/app/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/app/theme/theme';
import { createBrowserDevice } from '@/device/browser-device';
import { DeviceProvider } from '@/device/DeviceContext';
import { ToastRegion } from '@/ui/toast/ToastRegion';
import { PartsPage } from './PartsPage';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false}>
      <DeviceProvider device={createBrowserDevice()}>
        <MemoryRouter>
          <PartsPage />
        </MemoryRouter>
      </DeviceProvider>
      <ToastRegion />
    </MantineProvider>
  </StrictMode>,
);
