import { useSyncExternalStore } from 'react';
import { useDevice } from '@/device/DeviceContext';

/** Whether the device has a connection, live. */
export function useOnline(): boolean {
  const { network } = useDevice();
  return useSyncExternalStore(network.subscribe, network.isOnline, network.isOnline);
}
