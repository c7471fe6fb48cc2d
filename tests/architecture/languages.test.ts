import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

/** A fenced block with its language, from fence to fence. */
const FENCED = /^( *)```.*\n[^]*?^\1```$/gm;

/** The blocks of code of a document, without the remarks behind a command: those are translated. */
function codeBlocks(text: string): string[] {
  return [...text.matchAll(FENCED)].map(([block]) => block.replaceAll(/ +# .*$/gm, ''));
}

const prose = (text: string): string => text.replaceAll(FENCED, '');

/** The levels of the headings of a document, in order: `['#', '##', …]`. */
function headingLevels(text: string): string[] {
  return [...prose(text).matchAll(/^(#{1,6}) /gm)].map(([, level = '']) => level);
}

/** The `npm …` and `npx …` commands within sentences, sorted: the order of words differs between the languages. */
function commandsInProse(text: string): string[] {
  return [...prose(text).matchAll(/`((?:[A-Z][A-Z0-9_]*=\S+ )?np[mx]\s[^`]+)`/g)]
    .map(([, command = '']) => command.replaceAll(/\s+/g, ' '))
    .toSorted();
}

/** The anchors that the headings of a document have on GitHub. */
function anchors(text: string): string[] {
  return [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links and pictures of a document that lead to nothing in the repository. */
function deadLinks(file: string): string[] {
  const text = prose(read(file));
  const targets = [...text.matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
  return targets.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const place = path === '' ? file : join(dirname(file), path);
    return !existsSync(place) || (anchor !== undefined && !anchors(read(place)).includes(anchor));
  });
}

/** What both languages of a document have alike. */
const shape = (text: string) => ({
  headings: headingLevels(text),
  codeBlocks: codeBlocks(text),
  commands: commandsInProse(text),
});

/** The documents of docs/ that are translated, by what either language says of it. */
const translated = new Set([
  ...globSync('docs/ko/**')
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file)),
  ...globSync('docs/*.md')
    .filter((file) => read(file).startsWith('[한국어]'))
    .map((file) => basename(file)),
]);

/** English, Korean, and how the first line of each leads to the other. */
type Pair = [english: string, korean: string, toKorean: string, toEnglish: string];

const pairs: Pair[] = [
  ['README.md', 'README.ko.md', '[한국어](README.ko.md)', '[English](README.md)'],
  ...[...translated].map((name): Pair => [
    `docs/${name}`,
    `docs/ko/${name}`,
    `[한국어](ko/${name})`,
    `[English](../${name})`,
  ]),
];

it.each(pairs)(
  '%s and %s are both there, and the first line of each leads to the other',
  (english, korean, toKorean, toEnglish) => {
    expect([english, korean].filter((file) => !existsSync(file))).toEqual([]);
    expect([english, korean].map((file) => read(file).split('\n')[0])).toEqual([toKorean, toEnglish]);
  },
);

it.each(pairs)(
  '%s and %s have the same levels of headings, blocks of code and npm commands',
  (english, korean) => {
    expect(shape(read(korean))).toEqual(shape(read(english)));
  },
);

it.each(pairs)('%s and %s link to files and headings that exist', (english, korean) => {
  expect([english, korean].flatMap(deadLinks)).toEqual([]);
});

it('a heading, a block of code or a command that one language lacks is found, a translated remark is not', () => {
  const english = '# A\n\n```\nnpm start  # begins\n```\n\n## B\n\nRun `npm test`.\n';
  expect(shape('# 가\n\n```\nnpm start  # 시작\n```\n\n## 나\n\n`npm\ntest`를 실행합니다.\n')).toEqual(
    shape(english),
  );
  expect(headingLevels(english)).toEqual(['#', '##']);
  expect(codeBlocks(english)).toEqual(['```\nnpm start\n```']);
  expect(commandsInProse(english)).toEqual(['npm test']);
});
