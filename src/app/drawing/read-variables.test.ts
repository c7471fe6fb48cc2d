import { expect, it } from 'vitest';
import { keepReadVariables } from './read-variables';

const light = (css: string, html = '') => keepReadVariables(css, html);

it('a variable stays that a rule, an attribute or a variable that stays reads', () => {
  const css =
    ':root{--read: calc(var(--by-read) * 2);--by-read:2px;--by-tag:3px;--nobody:4px;--far:5px;--near:6px}' +
    '.a{width:var(--read);gap:var( --near,var(--far))}';
  expect(light(css, '<p style="top:var(--by-tag)">var(--nobody)</p>')).toBe(css);
  expect(light(css, '<p style="top:var(--by-tag)"></p>')).toBe(
    ':root{--read: calc(var(--by-read) * 2);--by-read:2px;--by-tag:3px;--far:5px;--near:6px}' +
      '.a{width:var(--read);gap:var( --near,var(--far))}',
  );
});

it('what reads itself or each other alone is read by nobody', () => {
  expect(light('.a{--b:var(--c);--c:var(--b);color:red}')).toBe('.a{color:red}');
});

it('a value with semicolons and braces in quotes is one value', () => {
  const icon = '--icon:url("data:image/svg+xml;utf8,{}")';
  expect(light(`.a{${icon};mask:var(--icon)}.b{${icon};color:red}.c{--other:'};{';color:red}`)).toBe(
    `.a{${icon};mask:var(--icon)}.b{${icon};color:red}.c{color:red}`,
  );
});

it('a rule of which nothing is left goes, with the layer around it', () => {
  expect(light('@layer mantine{:root{--nobody:1px}}@layer mantine{.a{color:red}}')).toBe(
    '@layer mantine{.a{color:red}}',
  );
});

it('a class with two hyphens is no variable', () => {
  const css = '.card--wide:hover .a,.card--wide:focus{color:red}';
  expect(light(css)).toBe(css);
});
