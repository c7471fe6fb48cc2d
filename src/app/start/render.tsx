import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws the app into an element, in small slices: whoever touches the screen meanwhile is not kept waiting. It stands in the
 * build's file of libraries (tools/build/vite-shared-files.ts), so that React is set up as that file arrives: what it
 * imported of the app would stand there, too.
 */
export function renderInto(root: HTMLElement, app: ReactNode): void {
  startTransition(() => createRoot(root).render(<StrictMode>{app}</StrictMode>));
}
