import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { DEVICE_PARTS } from '@/device/browser-device';
import { useDevice } from '@/device/DeviceContext';
import { SessionGate } from '@/session/SessionGate';
import { DIALOG_PARTS } from '@/ui/dialogs/dialogs';
import { usePreload } from '@/ui/LazyPart';
import { GuardedRoute } from './GuardedRoute';
import { NavigationProgress } from '@/app/frame/NavigationProgress';
import { PageFrame } from '@/app/frame/PageFrame';
import { PLAIN_PAGES, preloadTabs, TAB_PAGES, TabBar } from './pages';
import { paths } from '@/domain/routes/paths';
import { RouteEffects } from './RouteEffects';

/** Of the native app alone. */
const SystemRequests = lazy(() =>
  import('./SystemRequests').then((module) => ({ default: module.SystemRequests })),
);

/** The app behind the session check, under the address of the browser. */
export function AppRouter() {
  return (
    <BrowserRouter>
      {/* One boundary around all routes: a navigation keeps the old page in sight until the new one has loaded. It stands
          before the gate opens. In one that came along with the first page React would draw the fallback while the code of
          the page is missing, and nothing more for the next 300 ms. */}
      <Suspense fallback={null}>
        <SessionGate>
          <AppPages />
        </SessionGate>
      </Suspense>
    </BrowserRouter>
  );
}

const TOUCHED_PARTS = [...DIALOG_PARTS, ...DEVICE_PARTS];

/** Every route (1 §2, 2 §2), under whichever router. An unknown path leads to /splash. */
export function AppPages() {
  const { system } = useDevice();
  usePreload(TOUCHED_PARTS);
  return (
    <>
      <NavigationProgress />
      <Routes>
        <Route element={<TabPages />}>{TAB_PAGES.map(toRoute)}</Route>
        <Route element={<PageFrame />}>{PLAIN_PAGES.map(toRoute)}</Route>
        <Route path="*" element={<Navigate to={paths.splash()} replace />} />
      </Routes>
      <RouteEffects />
      {system && <SystemRequests system={system} />}
    </>
  );
}

const OTHER_TABS = [async () => preloadTabs()];

function TabPages() {
  usePreload(OTHER_TABS);
  return <TabBar />;
}

function toRoute({ path, Page }: (typeof PLAIN_PAGES)[number]) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <GuardedRoute>
          <Page />
        </GuardedRoute>
      }
    />
  );
}
