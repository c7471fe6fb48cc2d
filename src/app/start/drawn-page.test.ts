import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDrawnShown } from '@/device/drawing';
import { removeDrawn } from './boot-screen';
import { replaceDrawn, takeOverAnswers } from './drawn-page';

const SCREEN =
  '<input name="email" value="" /><textarea></textarea><input type="radio" name="theme" />' +
  '<button>입장하기</button><button>취소</button>';

let root: HTMLElement;

beforeEach(() => {
  document.documentElement.classList.add('drawn');
  document.body.innerHTML =
    `<style id="drawn-styles"></style><div id="drawn">${SCREEN}</div>` +
    `<script type="application/json" id="drawn-state"></script><div id="root">${SCREEN}</div>`;
  root = within('#root', HTMLElement);
});
afterEach(() => {
  removeDrawn();
  document.body.innerHTML = '';
});

function within<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

const buttonOf = (place: string, text: string) => {
  const button = [...document.querySelectorAll(`${place} button`)].find(
    ({ textContent }) => textContent === text,
  );
  if (!(button instanceof HTMLButtonElement)) throw new Error(`There is no ${text}.`);
  return button;
};

it('the page of the server goes with everything that came along with it', () => {
  expect(isDrawnShown()).toBe(true);
  replaceDrawn();
  expect(isDrawnShown()).toBe(false);
  expect(document.documentElement.className).toBe('');
  expect(document.querySelector('#drawn-state, #drawn-styles')).toBeNull();
});

it('what was typed and chosen before the app stood is typed and chosen in the app', () => {
  const heard = vi.fn<(event: Event) => void>();
  root.addEventListener('input', heard);
  within('#drawn input', HTMLInputElement).value = 'gamgyul@example.com';
  within('#drawn textarea', HTMLTextAreaElement).value = '바람이 좋아요';
  within('#drawn [type=radio]', HTMLInputElement).checked = true;
  replaceDrawn();
  expect(within('#root input', HTMLInputElement).value).toBe('gamgyul@example.com');
  expect(within('#root textarea', HTMLTextAreaElement).value).toBe('바람이 좋아요');
  expect(within('#root [type=radio]', HTMLInputElement).checked).toBe(true);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('the focus stays where it was', () => {
  within('#drawn textarea', HTMLTextAreaElement).focus();
  replaceDrawn();
  expect(document.activeElement).toBe(within('#root textarea', HTMLTextAreaElement));
});

it('the button that was tapped last is pressed once the app stands, once', () => {
  const pressed = vi.fn<() => void>();
  buttonOf('#root', '취소').addEventListener('click', pressed);
  globalThis.tappedEarly = buttonOf('#drawn', '취소');
  replaceDrawn();
  replaceDrawn();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a button that says something else in the app is not pressed', () => {
  const pressed = vi.fn<() => void>();
  root.addEventListener('click', pressed);
  buttonOf('#root', '취소').textContent = '좋아요 4';
  globalThis.tappedEarly = buttonOf('#drawn', '취소');
  replaceDrawn();
  expect(pressed).not.toHaveBeenCalled();
});

it('the answers of the drawn page are taken over as if they had just come', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_776_000_000_000);
  within('#drawn-state', HTMLElement).textContent = JSON.stringify([[['/api/spots/112'], { id: 112 }]]);
  const queryClient = new QueryClient();
  takeOverAnswers(queryClient);
  expect(queryClient.getQueryData(['/api/spots/112'])).toEqual({ id: 112 });
  expect(queryClient.getQueryState(['/api/spots/112'])?.dataUpdatedAt).toBe(1_776_000_000_000);
  vi.restoreAllMocks();
});

it.each(['', 'null', '{}', '[7]', '[[]]', '<p>'])(
  'a page with %j in the place of its answers is asked about anew',
  (text) => {
    within('#drawn-state', HTMLElement).textContent = text;
    const queryClient = new QueryClient();
    takeOverAnswers(queryClient);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  },
);
