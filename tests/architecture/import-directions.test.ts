import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-directions-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The rules that `from` breaks when it imports `to`. */
async function rulesBroken(from: string, to: string, isType = false): Promise<string[]> {
  for (const [file, text] of [
    [to, 'export const value = 1;\nexport type Value = 1;'],
    [
      from,
      isType
        ? `import type { Value } from '${join(root, to)}';\nexport type Other = Value;`
        : `import { value } from '${join(root, to)}';\nconsole.log(value);`,
    ],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { ruleSet } = await extractOptions('./.dependency-cruiser.mjs');
  const { output } = await cruise(['.'], {
    baseDir: root,
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    ...(ruleSet ? { ruleSet } : {}),
  });
  if (typeof output === 'string') throw new Error('expected the result as data');
  return output.summary.violations.map(({ rule }) => rule.name);
}

it.each([
  ['src/features/community/Feed.ts', 'src/features/shop/Shop.ts', 'features-are-apart'],
  ['src/features/community/Feed.ts', 'src/pages/MainPage.ts', 'features-below-pages'],
  ['src/features/community/Feed.ts', 'src/app/theme.ts', 'features-below-pages'],
  ['src/pages/MainPage.ts', 'src/app/theme.ts', 'pages-below-app'],
  ['src/session/useSession.ts', 'src/features/shop/Shop.ts', 'session-below-features'],
  ['src/ui/Button.ts', 'src/features/shop/Shop.ts', 'parts-below-features'],
  ['src/ui/Button.ts', 'src/api/http.ts', 'ui-knows-no-wire'],
  ['src/device/clock.ts', 'src/ui/Button.ts', 'device-is-a-port'],
  ['src/api/http.ts', 'src/session/useSession.ts', 'api-is-the-wire'],
  ['src/domain/geo.ts', 'src/api/http.ts', 'domain-is-pure'],
  ['src/domain/spots.ts', 'generated/model/spot.zod.ts', 'domain-reads-types-of-the-wire'],
  ['src/api/http.ts', 'src/server-state/spot-likes.ts', 'api-is-the-wire'],
  ['src/server-state/spot-likes.ts', 'src/ui/Button.ts', 'server-state-below-screens'],
  ['server/main.ts', 'src/features/shop/Shop.ts', 'server-shares-rules-only'],
  ['server/main.ts', 'src/api/http.ts', 'server-shares-rules-only'],
  ['src/main.ts', 'server/main.ts', 'web-app-stands-alone'],
  ['src/main.ts', 'tools/mock/main.ts', 'web-app-stands-alone'],
  ['conformance/run.ts', 'src/domain/geo.ts', 'conformance-knows-the-contract-only'],
  ['conformance/run.ts', 'server/main.ts', 'conformance-knows-the-contract-only'],
  ['server/main.ts', 'conformance/run.ts', 'server-stands-alone'],
  ['server/main.ts', 'tools/mock/main.ts', 'server-stands-alone'],
  ['server/main.ts', 'src/features/shop/Shop.ts', 'server-shares-rules-only'],
  ['server/main.ts', 'src/session/useSession.ts', 'server-shares-rules-only'],
  ['contract/bundle.ts', 'tools/mock/main.ts', 'contract-is-the-ground-floor'],
  ['contract/bundle.ts', 'conformance/run.ts', 'contract-is-the-ground-floor'],
  ['contract/bundle.ts', 'server/main.ts', 'contract-is-the-ground-floor'],
  ['tools/check.ts', 'conformance/run.ts', 'tools-below-the-checker'],
  ['tools/check.ts', 'tests/fakes/fake-api.ts', 'tools-below-the-checker'],
  ['conformance/run.ts', 'faulty-servers/main.ts', 'faulty-servers-stand-apart'],
  ['tests/dev/page.ts', 'faulty-servers/main.ts', 'faulty-servers-stand-apart'],
])('%s may not import %s', async (from, to, rule) => {
  expect(await rulesBroken(from, to)).toEqual([rule]);
});

it.each([
  ['src/pages/MainPage.ts', 'src/features/shop/Shop.ts'],
  ['src/features/community/Feed.ts', 'src/domain/routes/paths.ts'],
  ['src/pages/MainPage.ts', 'src/settings/settings.ts'],
  ['src/features/community/Feed.ts', 'src/session/useSession.ts'],
  ['src/session/useSession.ts', 'src/api/http.ts'],
  ['src/features/community/Feed.ts', 'src/server-state/spot-likes.ts'],
  ['src/server-state/spot-likes.ts', 'src/api/http.ts'],
  ['server/main.ts', 'src/domain/geo.ts'],
  ['faulty-servers/faults/list.ts', 'server/main.ts'],
])('%s may import %s', async (from, to) => {
  expect(await rulesBroken(from, to)).toEqual([]);
});

it('a rule may name a type of the wire', async () => {
  expect(await rulesBroken('src/domain/spots.ts', 'generated/model/spot.zod.ts', true)).toEqual([]);
});
