import { expect, it } from 'vitest';
import { findUsedStyles } from '../../src/app/drawing/used-styles.ts';
import { readStyleRules } from './style-rules.ts';

const used = (css: string, html: string, rootMarks: readonly string[] = []) =>
  findUsedStyles(readStyleRules(css), html, rootMarks);

const PAGE =
  '<style>.m{--a: x="1"}</style><main class="page wide" data-size="lg" tabindex="-1"><p class="text">안녕</p>' +
  '<input readOnly=""/></main>';

it.each([
  '.page{color:red}',
  '.page.wide>.text{color:red}',
  '.other,.text{color:red}',
  'main p{color:red}',
  ':root{--a:1px}',
  '.page[data-size]{color:red}',
  '.page[data-size="lg"]{color:red}',
  '.page:where([data-size=lg]){color:red}',
  '.page:not(.other){color:red}',
  '.text:hover{color:red}',
  'input[readonly]{color:red}',
  '[data-mantine-color-scheme=light] .text{color:red}',
])('the rule %s applies to a page that has what it asks for', (rule) => {
  expect(used(rule, PAGE)).toBe(rule);
});

it.each([
  '.other{color:red}',
  '.page .other{color:red}',
  '.page[data-with-border]{color:red}',
  '.page[data-size=sm]{color:red}',
  '.text:where([data-truncate]){color:red}',
  ':root[data-mantine-color-scheme=dark]{color:red}',
  ':host([data-mantine-color-scheme=dark]){color:red}',
])('the rule %s is left out of a page that lacks what it asks for', (rule) => {
  expect(used(rule, PAGE)).toBe('');
});

it('the rules of a page keep their order and what stands around them', () => {
  const css =
    '@layer mantine{.text{color:red}.other{color:blue}@media (hover:hover){.text:hover{color:green}}}.page{color:black}';
  expect(used(css, PAGE)).toBe(
    '@layer mantine{.text{color:red}@media (hover:hover){.text:hover{color:green}}}.page{color:black}',
  );
});

it('only those animations are kept that a rule of the page names', () => {
  const walk = '@keyframes walk{to{left:0}}';
  expect(used(`.text{animation:walk 1s}${walk}@keyframes fly{to{top:0}}`, PAGE)).toBe(
    `.text{animation:walk 1s}${walk}`,
  );
});

it('a text that looks like an attribute is none', () => {
  expect(used('.hidden{color:red}', '<p>그는 class="hidden" 이라고 했다</p>')).toBe('');
});

it('a rule for a mark of the document is used where the page wants that mark', () => {
  const rule = 'html[data-map-waits] main{min-height:650px}';
  expect(used(rule, PAGE, ['data-map-waits'])).toBe(rule);
  expect(used(rule, PAGE, ['data-land'])).toBe('');
});

it('what stands around several rules one after the other stands there once', () => {
  const css =
    '@layer mantine{.text{color:red}}@layer mantine{@media print{.page{color:blue}}.wide{top:0}}.page{top:1px}@layer mantine{.page{left:0}}';
  expect(used(css, PAGE)).toBe(
    '@layer mantine{.text{color:red}@media print{.page{color:blue}}.wide{top:0}}.page{top:1px}@layer mantine{.page{left:0}}',
  );
});

it('a page does without those variables of the root element in a layer that a rule in none sets too', () => {
  const css =
    '@layer mantine{:root,:host{--a:1px;--b:1px}:root[data-mantine-color-scheme=light]{--a:2px;color:red}.text{--a:3px}:root .page{--a:4px}' +
    ':root::before{--a:7px}:root{--a:8px !important}}:root{--a:5px}@media print{:root{--b:6px}}';
  expect(used(css, PAGE)).toBe(
    '@layer mantine{:root,:host{--b:1px}:root[data-mantine-color-scheme=light]{color:red}.text{--a:3px}:root .page{--a:4px}' +
      ':root::before{--a:7px}:root{--a:8px !important}}:root{--a:5px}@media print{:root{--b:6px}}',
  );
});

it('a page keeps what stands in layers without a name apart: each is another layer', () => {
  const css = '@layer{.text{color:red}}@layer{.page{color:blue}}';
  expect(used(css, PAGE)).toBe('@layer {.text{color:red}}@layer {.page{color:blue}}');
});
