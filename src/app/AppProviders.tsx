import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@/ui/tokens.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Device } from '@/device/device';
import { DeviceProvider } from '@/device/DeviceContext';
import { MapSdkProvider } from '@/ui/map/MapSdkProvider';
import { ToastRegion } from '@/ui/toast/ToastRegion';
import { settings } from './settings';
import { theme } from './theme';

interface AppProvidersProps {
  device: Device;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that the whole app stands on. */
export function AppProviders({ device, queryClient, children }: AppProvidersProps) {
  return (
    // All variables are written at run time: shipping Mantine's defaults as a style sheet too would double them.
    <MantineProvider theme={theme} forceColorScheme="light" deduplicateCssVariables={false}>
      <QueryClientProvider client={queryClient}>
        <DeviceProvider device={device}>
          <MapSdkProvider
            kakaoJsKey={settings.kakaoJsKey}
            mapSdkUrl={settings.mapSdkUrl}
            isProduction={import.meta.env.PROD}
          >
            {children}
          </MapSdkProvider>
        </DeviceProvider>
        <ToastRegion />
      </QueryClientProvider>
    </MantineProvider>
  );
}
