import './theme/mantine.css';
import './theme/global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Device } from '@/device/device';
import { DeviceProvider } from '@/device/DeviceContext';
import { createMapSdkLoader, MapSdkContext, toMapSdkUrl } from '@/ui/map/map-sdk-loader';
import { ToastRegion } from '@/ui/toast/ToastRegion';
import { settings } from '@/settings/settings';
import { theme } from './theme/theme';
import { UpdateOffer } from './frame/UpdateOffer';

interface AppProvidersProps {
  device: Device;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that the whole app stands on. */
export function AppProviders({ device, queryClient, children }: AppProvidersProps) {
  const [mapSdk] = useState(() =>
    createMapSdkLoader(toMapSdkUrl({ ...settings, isProduction: import.meta.env.PROD })),
  );
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      // Its classes for what shows from some width on: one column stands on every screen.
      withGlobalClasses={false}
      // The build has written them into a style sheet (theme/theme-variables.ts).
      withCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <DeviceProvider device={device}>
          <MapSdkContext value={mapSdk}>{children}</MapSdkContext>
        </DeviceProvider>
        <ToastRegion />
        <UpdateOffer />
      </QueryClientProvider>
    </MantineProvider>
  );
}
