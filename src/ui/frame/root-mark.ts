import { createContext, use, useLayoutEffect } from 'react';

/** Takes the marks that a page wants which the server draws: it has no document of its own. */
export const DrawnMarksContext = createContext<((mark: string) => void) | undefined>(undefined);

/** How many parts on the screen want each mark. */
const wanted = new Map<string, number>();

/**
 * Marks the root element with an attribute as long as the part is on the screen, so that styles of the whole page can make
 * room for it. A `:has()` on the root would say the same, and make browsers look through the document at each change of it.
 *
 * @param mark the name of the attribute, beginning with `data-`
 * @param isWanted whether the part wants it now
 */
export function useRootMark(mark: `data-${string}`, isWanted = true): void {
  const tellDrawn = use(DrawnMarksContext);
  if (isWanted) tellDrawn?.(mark);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    count(mark, 1);
    document.documentElement.toggleAttribute(mark, true);
    return () => {
      count(mark, -1);
      // The part that comes in the place of this one may want it too: browsers would style the whole page twice.
      queueMicrotask(() => dropUnwantedMarks([mark]));
    };
  }, [mark, isWanted]);
}

const wantedBy = (mark: string) => wanted.get(mark) ?? 0;

function count(mark: string, change: 1 | -1): void {
  wanted.set(mark, wantedBy(mark) + change);
}

/** Takes away those of the given marks, such as a drawn page had, that no part on the screen wants. */
export function dropUnwantedMarks(marks: readonly string[]): void {
  for (const mark of marks) if (wantedBy(mark) === 0) document.documentElement.removeAttribute(mark);
}
