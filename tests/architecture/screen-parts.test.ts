import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), message: z.string() })) });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'screen-parts-'));
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** What the lint rule for the parts of screens says of a file that renders `markup`. */
function findings(file: string, markup: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `export const Part = () => ${markup};\n`);
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return Report.parse(JSON.parse(stdout))
    .diagnostics.filter(({ code }) => code.includes('forbid-elements'))
    .map(({ message }) => message);
}

it.each(['button', 'input', 'textarea', 'select', 'dialog', 'svg'])(
  'a plain <%s> on a screen is an error',
  (element) => {
    expect(findings('src/features/shop/Wrong.tsx', `<${element} />`)).toEqual([
      expect.stringContaining(`<${element}> is forbidden`),
    ]);
    expect(findings('src/pages/WrongPage.tsx', `<${element} />`)).toHaveLength(1);
  },
);

it('the card of the feed may hold plain elements, as measured', () => {
  expect(findings('src/features/community/PostCard.tsx', '<button type="button">좋아요 1</button>')).toEqual(
    [],
  );
});

it('boxes and words may stand in plain elements', () => {
  expect(findings('src/features/shop/Right.tsx', '<p>상점</p>')).toEqual([]);
});
