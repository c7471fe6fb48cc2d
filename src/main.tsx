import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dropEarlyAnswers } from '@/api/early-answers';
import { configureHttp } from '@/api/http';
import { AppProviders } from '@/app/AppProviders';
import { AppRouter } from '@/app/AppRouter';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { preloadPage } from '@/app/pages';
import { createQueryClient, keepAnswersOf } from '@/app/query-client';
import { settings } from '@/app/settings';
import { renewAlertsWhen, startWorkerWhen, whenQuiet } from '@/app/start-worker';
import { applyStyleSheets } from '@/app/style-sheets';
import { createBrowserDevice } from '@/device/browser-device';
import { guardChange } from '@/session/guard-change';
import { recheckSession } from '@/session/session-query';
import { setPicturesBase } from '@/ui/picture-address';

/** How long the first page has for taking what was asked before it was there, in milliseconds. */
const EARLY_ANSWERS_KEPT_MS = 30_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
configureHttp({
  baseUrl: settings.apiBaseUrl,
  contractCheck: settings.contractCheck,
  onContractError: (error) => console.error(error),
  aroundChange: guardChange,
  onSessionLost: () => void recheckSession(queryClient),
});
setPicturesBase(settings.apiBaseUrl);
setTimeout(dropEarlyAnswers, EARLY_ANSWERS_KEPT_MS);
preloadPage(window.location.pathname);
const quiet = whenQuiet(queryClient);
keepAnswersOf(queryClient, quiet);
void startWorkerWhen(quiet).then(() => renewAlertsWhen(quiet, queryClient));

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
