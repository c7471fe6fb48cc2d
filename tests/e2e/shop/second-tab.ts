import type { BrowserContext, Page } from '@playwright/test';
import { Wire } from '../../support/browser-test.ts';

/** Opens another tab of the same browser, with a wire of its own. */
export async function openSecondTab(context: BrowserContext): Promise<{ page: Page; wire: Wire }> {
  const page = await context.newPage();
  const wire = new Wire(page);
  await wire.start();
  return { page, wire };
}
