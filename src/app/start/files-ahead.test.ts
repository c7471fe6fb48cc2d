import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { evaluateInTurns } from './files-ahead';

const evaluated: string[] = [];
const script = (name: string) =>
  `data:text/javascript,globalThis.onEvaluated("${name}")//${Math.random()}.js`;

/** The list of a post's files, which the build begins with the page's own. */
function nameFiles(...files: string[]): void {
  const list = document.createElement('script');
  list.id = 'page-files';
  list.type = 'application/json';
  list.textContent = JSON.stringify({ post: files });
  document.body.append(list);
}

beforeEach(() => {
  evaluated.length = 0;
  vi.stubGlobal('onEvaluated', (name: string) => evaluated.push(name));
  document.documentElement.classList.add('drawn');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.classList.remove('drawn');
  document.body.replaceChildren();
});

it("the scripts of a drawn page are evaluated one after another, the route's own last", async () => {
  nameFiles(script('route'), 'data:text/css,p{}', script('shared'));
  await evaluateInTurns();
  expect(evaluated).toEqual(['shared', 'route']);
});

it('the scripts of a drawn page are evaluated also where one of them does not load', async () => {
  nameFiles(script('route'), 'data:text/javascript,throw new Error("404")//.js', script('shared'));
  await evaluateInTurns();
  expect(evaluated).toEqual(['shared', 'route']);
});

it('where no drawn page is in sight no script is evaluated ahead: the list is of every route', async () => {
  document.documentElement.classList.remove('drawn');
  nameFiles(script('route'));
  await evaluateInTurns();
  expect(evaluated).toEqual([]);
});
