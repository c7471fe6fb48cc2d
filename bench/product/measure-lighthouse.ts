import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER } from '../../tools/browser.ts';
import { isRecord } from '../../src/domain/unknown-values.ts';
import type { FirstRoute } from '../../tools/product/first-routes.ts';
import { freePort } from '../../tools/product/free-port.ts';
import { signIn } from './sign-in.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one load on its phone. */
export interface LighthouseLoad {
  /** 0 to 100, in the order of performance, accessibility, best practices and SEO. */
  scores: readonly number[];
  fcpMs: number;
  lcpMs: number;
  /** What the largest contentful paint shows, by its own text or that of its label. */
  lcpElement: string;
  tbtMs: number;
  cls: number;
  /**
   * How quick Lighthouse found the machine: 1,500 to 2,000 for the desktops that its slowing by four makes a phone of, by
   * its own documentation (throttling.md); of slower ones it makes slower phones.
   */
  benchmarkIndex: number;
  /** The audits, by their ids, that keep accessibility, best practices or SEO from 100. */
  failedAudits: readonly string[];
}

/** The label of the element that an audit points to in its details; a dash where it names none. */
function labelOf(details: unknown): string {
  const items: unknown = isRecord(details) ? details['items'] : undefined;
  const node: unknown = Array.isArray(items)
    ? items.find((item) => isRecord(item) && item['type'] === 'node')
    : undefined;
  const label = isRecord(node) ? node['nodeLabel'] : undefined;
  return typeof label === 'string' ? label.replaceAll(/\s+/g, ' ').slice(0, 40) : '-';
}

/** Lets Lighthouse's phone (its mobile preset) open a route in a browser that has never been there. */
export async function measureLighthouse(
  origin: string,
  { path, signedIn, tabStorage }: Omit<FirstRoute, 'name' | 'text'>,
): Promise<LighthouseLoad> {
  const profile = mkdtempSync(join(tmpdir(), 'dosaegi-lighthouse-'));
  const port = await freePort();
  // Lighthouse opens a tab of its own, which shares the cookies of a browser that keeps a profile. No viewport and no
  // touch are set here: they are Lighthouse's to emulate.
  const context = await chromium.launchPersistentContext(profile, {
    ...BROWSER,
    args: [...BROWSER.args, `--remote-debugging-port=${port}`],
    viewport: null,
    locale: 'ko-KR',
  });
  try {
    if (signedIn) await signIn(context, origin);
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, tabStorage);
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${path}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      fcpMs: valueOf('first-contentful-paint'),
      lcpMs: valueOf('largest-contentful-paint'),
      lcpElement: labelOf(lhr.audits['lcp-breakdown-insight']?.details),
      tbtMs: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      failedAudits: CATEGORIES.slice(1).flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
