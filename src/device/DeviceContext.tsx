import { createContext, useContext, type ReactNode } from 'react';
import type { Device } from './device';

const DeviceContext = createContext<Device | null>(null);

interface DeviceProviderProps {
  device: Device;
  children: ReactNode;
}

/** Hands the device to everything below: the browser's, or a fake in tests. */
export function DeviceProvider({ device, children }: DeviceProviderProps) {
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

/** The device that the app runs on. */
export function useDevice(): Device {
  const device = useContext(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceProvider above it.');
  return device;
}
