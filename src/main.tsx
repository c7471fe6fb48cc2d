import 'virtual:theme-variables.css';
import { dropEarlyAnswers } from '@/api/early-answers';
import { configureHttp } from '@/api/http';
import { AppProviders } from '@/app/AppProviders';
import { AppRouter } from '@/app/routing/AppRouter';
import { ErrorBoundary } from '@/app/frame/ErrorBoundary';
import { preloadPage } from '@/app/routing/pages';
import { createQueryClient, keepAnswersOf } from '@/app/query-client';
import { settings } from '@/settings/settings';
import { removeDrawn, replaceDrawnBy } from '@/app/start/boot-screen';
import { evaluateInTurns } from '@/app/start/files-ahead';
import { renderInto } from '@/app/start/render';
import { applyStyleSheets } from '@/app/start/style-sheets';
import { whenQuiet } from '@/app/start/when-quiet';
import { firstTouch, whenIdle } from '@/device/browser-moments';
import { createDevice } from '@/device/create-device';
import { isDrawnShown } from '@/device/drawing';
import { watchInstallOffer } from '@/offline/install-offer';
import { guardChange } from '@/session/guard-change';
import { recheckSession } from '@/session/session-query';
import { isSignedOut, keepSignedOutMarkerIn } from '@/session/signed-out-marker';
import { setPicturesBase } from '@/ui/picture-sources';

/** How long the first page has for taking what was asked before it was there, in milliseconds. */
const EARLY_ANSWERS_KEPT_MS = 30_000;

/** Without it the app draws the page anew, and asks for its data. */
const loadDrawnPage = () => import('@/app/start/drawn-page').catch(() => undefined);

async function start(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  setTimeout(dropEarlyAnswers, EARLY_ANSWERS_KEPT_MS);
  // Before the page asks for its own, which then finds these.
  const styleSheets = applyStyleSheets();
  void evaluateInTurns().then(() => preloadPage(window.location.pathname));
  setPicturesBase(settings.apiBaseUrl);
  const [device, drawnPage] = await Promise.all([
    createDevice(settings.hasAndroidAlerts),
    isDrawnShown() ? loadDrawnPage() : undefined,
    styleSheets,
  ]);
  keepSignedOutMarkerIn(device.storage.local);
  // What the server has drawn is of the user who has signed out without it.
  if (isSignedOut()) removeDrawn();
  else if (drawnPage) replaceDrawnBy(drawnPage.replaceDrawn);
  const takenOver = isDrawnShown() ? drawnPage?.takeOverAnswers(queryClient) : undefined;
  configureHttp({
    baseUrl: settings.apiBaseUrl,
    contractCheck: settings.contractCheck,
    onContractError: (error) => console.error(error),
    aroundChange: guardChange,
    onSessionLost: () => void recheckSession(queryClient),
  });
  // Whoever only looks loads no more, and whoever moves a map or a list has the frames.
  const quiet = Promise.all([whenQuiet(queryClient), firstTouch()]).then(
    () => new Promise<void>((resolve) => whenIdle(resolve)),
  );
  keepAnswersOf(queryClient, quiet, takenOver);
  if (import.meta.env.PROD) {
    // Where its code does not load, the next start of the app tries again. Development has no worker.
    void quiet
      .then(() => import('@/app/start/start-later'))
      .then(({ startLater }) => startLater(device, queryClient))
      .catch(() => undefined);
  }
  renderInto(
    root,
    <AppProviders device={device} queryClient={queryClient}>
      <ErrorBoundary>
        <AppRouter />
      </ErrorBoundary>
    </AppProviders>,
  );
}

watchInstallOffer(window);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// In a task of its own, after the one that has evaluated all this: pages, which import this file, find it evaluated.
setTimeout(() => void start(root));
