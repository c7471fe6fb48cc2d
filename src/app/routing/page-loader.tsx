import { Fragment, use, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

type PageState = { module: Promise<ComponentType>; failed: boolean };

const states = new Map<LazyPage, PageState>();
const listeners = new Set<() => void>();
let loading = 0;

/** A page whose code is loaded when it is first shown, or before by `preload`. */
export interface LazyPage extends FunctionComponent {
  preload: () => void;
}

/**
 * Makes a page of its own chunk. Unlike React.lazy, a page whose chunk failed to load can be tried again.
 * @param Around what stands around the page once its code is there. Default nothing.
 */
export function createLazyPage(
  load: () => Promise<ComponentType>,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
): LazyPage {
  function Page() {
    const Component = use(start().module);
    return (
      <Around>
        <Component />
      </Around>
    );
  }
  const page: LazyPage = Object.assign(Page, { preload: () => void start().module.catch(() => undefined) });

  function start(): PageState {
    const known = states.get(page);
    if (known) return known;
    const state: PageState = { module: load(), failed: false };
    states.set(page, state);
    changeLoading(1);
    state.module.then(
      () => changeLoading(-1),
      () => {
        state.failed = true;
        changeLoading(-1);
      },
    );
    return state;
  }

  return page;
}

/** Lets pages whose chunk failed to load be asked for again. */
export function forgetFailedPages(): void {
  for (const [page, { failed }] of states) {
    if (failed) states.delete(page);
  }
}

/** How many pages are on their way. */
export function countLoadingPages(): number {
  return loading;
}

export function subscribeToLoadingPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changeLoading(by: number): void {
  loading += by;
  // A page starts to load while it renders, when no other component may change.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Whether an error means that a chunk could not be loaded, in the words of the different browsers. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)
  );
}
