import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDrawnShown } from '@/device/drawing';
import { useRootMark } from '@/ui/frame/root-mark';
import { removeDrawn } from './boot-screen';
import { replaceDrawn, takeOverAnswers } from './drawn-page';

/** Names are made anew with each drawing. */
const screenOf = (name: string) =>
  `<input name="${name}-email" value="" /><textarea></textarea>` +
  `<input type="radio" name="${name}" value="힐링" /><input type="radio" name="${name}" value="자연" />` +
  '<button>입장하기</button><button>취소</button>';

let root: HTMLElement;

beforeEach(() => {
  document.documentElement.classList.add('drawn');
  document.body.innerHTML =
    `<style id="drawn-styles"></style><div id="drawn">${screenOf('_drawnR_')}</div>` +
    `<script type="application/json" id="drawn-state"></script><div id="root">${screenOf('_r_')}</div>`;
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

it('of the marks that the page of the server has set on the document those stay that the app wants too', async () => {
  const wanted = renderHook(() => useRootMark('data-land'));
  within('#drawn', HTMLElement).dataset.rootMarks = 'data-land data-map-waits';
  document.documentElement.setAttribute('data-map-waits', '');
  replaceDrawn();
  expect(document.documentElement.hasAttribute('data-map-waits')).toBe(false);
  expect(document.documentElement.hasAttribute('data-land')).toBe(true);
  wanted.unmount();
  await Promise.resolve();
  expect(document.documentElement.hasAttribute('data-land')).toBe(false);
});

it('what was typed and chosen before the app stood is typed and chosen in the app', () => {
  const heard = vi.fn<(event: Event) => void>();
  root.addEventListener('input', heard);
  within('#drawn input', HTMLInputElement).value = 'gamgyul@example.com';
  within('#drawn textarea', HTMLTextAreaElement).value = '바람이 좋아요';
  within('#drawn [value=자연]', HTMLInputElement).checked = true;
  replaceDrawn();
  expect(within('#root input', HTMLInputElement).value).toBe('gamgyul@example.com');
  expect(within('#root textarea', HTMLTextAreaElement).value).toBe('바람이 좋아요');
  expect(within('#root [value=힐링]', HTMLInputElement).checked).toBe(false);
  expect(within('#root [value=자연]', HTMLInputElement).checked).toBe(true);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('the focus stays where it was, and the caret within the text', () => {
  const field = within('#drawn textarea', HTMLTextAreaElement);
  field.focus();
  field.value = '제주 바다';
  field.setSelectionRange(1, 2);
  replaceDrawn();
  const own = within('#root textarea', HTMLTextAreaElement);
  expect(document.activeElement).toBe(own);
  expect([own.value, own.selectionStart, own.selectionEnd]).toEqual(['제주 바다', 1, 2]);
});

it('a syllable that is being composed is ended before the app takes the place of the page', async () => {
  const field = within('#drawn textarea', HTMLTextAreaElement);
  field.focus();
  globalThis.isComposingEarly = true;
  replaceDrawn();
  expect(isDrawnShown()).toBe(true);
  field.value = '한';
  globalThis.isComposingEarly = false;
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await vi.waitFor(() => expect(isDrawnShown()).toBe(false));
  expect(within('#root textarea', HTMLTextAreaElement).value).toBe('한');
});

describe('a finger that lies on the page of the server', () => {
  const pressed = vi.fn<() => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    pressed.mockClear();
    buttonOf('#root', '입장하기').addEventListener('click', pressed);
    globalThis.isPressedEarly = true;
    replaceDrawn();
    vi.advanceTimersByTime(1_999);
  });
  afterEach(() => {
    vi.useRealTimers();
    globalThis.isPressedEarly = false;
  });

  it('a finger on the page of the server ends its tap, which the app then does, once', () => {
    expect(isDrawnShown()).toBe(true);
    const button = buttonOf('#drawn', '입장하기');
    globalThis.tappedEarly = button;
    button.click();
    vi.advanceTimersByTime(0);
    expect(isDrawnShown()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('a finger that begins to scroll holds up nothing', () => {
    expect(isDrawnShown()).toBe(true);
    window.dispatchEvent(new Event('pointercancel'));
    vi.advanceTimersByTime(0);
    expect(isDrawnShown()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('a finger that rests for two seconds is no tap any more', () => {
    expect(isDrawnShown()).toBe(true);
    vi.advanceTimersByTime(2);
    expect(isDrawnShown()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });
});

it('a button of one post is never pressed in another, though the app begins at a later one', () => {
  const post = (id: number) => `<article><a href="/post/${id}">곳</a><button>좋아요 0</button></article>`;
  within('#drawn', HTMLElement).innerHTML = post(1) + post(2);
  root.innerHTML = post(2) + post(3);
  const pressed: (string | null | undefined)[] = [];
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      pressed.push(target.parentElement?.querySelector('a')?.getAttribute('href'));
  });
  const [first, second] = document.querySelectorAll('#drawn button');
  globalThis.tappedEarly = first;
  replaceDrawn();
  expect(pressed).toEqual([]);

  document.documentElement.classList.add('drawn');
  document.body.insertAdjacentHTML('afterbegin', `<div id="drawn">${post(1)}${post(2)}</div>`);
  globalThis.tappedEarly = document.querySelectorAll('#drawn button')[1];
  replaceDrawn();
  expect(pressed).toEqual(['/post/2']);
  expect(second?.isConnected).toBe(false);
});

it.each(['isComposingEarly', 'isPressedEarly'] as const)(
  'while %s keeps the drawn page, the style sheets are in force: the app behind it may show something over it',
  (reason) => {
    vi.useFakeTimers();
    const sheet = { media: { mediaText: 'not all' } };
    const sheets = Object.assign(Object.create(null), { [Symbol.iterator]: () => [sheet].values() });
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets);
    globalThis[reason] = true;
    replaceDrawn();
    expect(isDrawnShown()).toBe(true);
    expect(sheet.media.mediaText).toBe('all');
    globalThis[reason] = false;
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  },
);

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
