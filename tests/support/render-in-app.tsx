import { render } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { createQueryClient } from '@/app/query-client';
import { configureHttp } from '@/api/http';
import { guardChange } from '@/session/guard-change';
import { recheckSession } from '@/session/session-query';
import { keepSignedOutMarkerIn } from '@/session/signed-out-marker';
import { createFakeDevice } from '../fakes/fake-device';

interface RenderOptions {
  /** The address it is shown at. Default `/`. */
  at?: string;
  device?: ReturnType<typeof createFakeDevice>;
  /** What was loaded before. Default nothing. */
  queryClient?: QueryClient;
}

/** Shows something inside everything that the app stands on, with a fake device and an address of its own. */
export function renderInApp(
  content: ReactNode,
  { at = '/', device = createFakeDevice(), queryClient = createQueryClient() }: RenderOptions = {},
) {
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  configureHttp({ aroundChange: guardChange, onSessionLost: () => void recheckSession(queryClient) });
  keepSignedOutMarkerIn(device.storage.local);
  let address = at;
  let state: unknown;
  const view = render(
    <AppProviders device={device} queryClient={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        {content}
        <AddressReader
          onChange={(newAddress, newState) => {
            address = newAddress;
            state = newState;
          }}
        />
      </MemoryRouter>
    </AppProviders>,
  );
  return {
    ...view,
    device,
    queryClient,
    /** Where the app is: path and query. */
    getAddress: () => address,
    /** What the last navigation carried. */
    getNavigationState: () => state,
  };
}

function AddressReader({ onChange }: { onChange: (address: string, state: unknown) => void }) {
  const { pathname, search, state } = useLocation();
  onChange(pathname + search, state);
  return null;
}
