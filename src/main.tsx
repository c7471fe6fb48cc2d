import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getGetSessionUrl } from '@generated/endpoints/session/session';
import { configureHttp } from '@/api/http';
import { AppProviders } from '@/app/AppProviders';
import { AppRouter } from '@/app/AppRouter';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { preloadPage } from '@/app/pages';
import { createQueryClient } from '@/app/query-client';
import { settings } from '@/app/settings';
import { applyStyleSheets } from '@/app/style-sheets';
import { createBrowserDevice } from '@/device/browser-device';
import { takeEarlySession } from '@/session/early-session';
import { guardChange } from '@/session/guard-change';
import { recheckSession } from '@/session/session-query';
import { setPicturesBase } from '@/ui/picture-address';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
configureHttp({
  baseUrl: settings.apiBaseUrl,
  contractCheck: settings.contractCheck,
  onContractError: (error) => console.error(error),
  takeEarlyAnswer: (call) => (call === `GET ${getGetSessionUrl()}` ? takeEarlySession() : undefined),
  aroundChange: guardChange,
  onSessionLost: () => void recheckSession(queryClient),
});
setPicturesBase(settings.apiBaseUrl);
preloadPage(window.location.pathname);

void applyStyleSheets().then(() => {
  createRoot(root).render(
    <StrictMode>
      <AppProviders device={createBrowserDevice()} queryClient={queryClient}>
        <ErrorBoundary>
          <AppRouter />
        </ErrorBoundary>
      </AppProviders>
    </StrictMode>,
  );
});
