import { expect, type Locator } from '@playwright/test';

/** Waits until neither a bar nor anything else lies over the middle of any of its edges. */
export async function expectClear(locator: Locator): Promise<void> {
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const edges = [
          [left + 2, y],
          [right - 2, y],
          [x, top + 2],
          [x, bottom - 2],
        ] as const;
        return edges.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)));
      }),
    )
    .toBe(true);
}
