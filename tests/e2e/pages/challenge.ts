import { expect, type Locator, type Page } from '@playwright/test';
import type { Wire } from '../../support/browser-test.ts';

/** /challenge: the three lists. */
export class ChallengeScreen {
  readonly #page: Page;
  readonly pre: Locator;
  readonly doing: Locator;
  readonly done: Locator;
  readonly cards: Locator;
  readonly titles: Locator;
  readonly alert: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.pre = page.getByRole('tab', { name: '진행전' });
    this.doing = page.getByRole('tab', { name: '진행중' });
    this.done = page.getByRole('tab', { name: '완료' });
    this.cards = page.getByRole('tabpanel').getByRole('listitem');
    this.titles = this.cards.getByRole('heading');
    this.alert = page.getByRole('alert');
    this.retry = page.getByRole('button', { name: '다시 시도' });
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/challenge${search}`);
  }

  /** The card of a challenge, by its title. */
  card(title: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name: title, exact: true }) });
  }

  /** What asks for another proof of a challenge. */
  proveAgain(title: string): Locator {
    return this.card(title).getByRole('button', { name: '다시 인증하기' });
  }

  /** The stamp on the card of a challenge. */
  stamp(title: string): Locator {
    return this.card(title).getByRole('img', { name: '완료 도장' });
  }

  /** What shares a completed challenge. */
  share(title: string): Locator {
    return this.card(title).getByRole('button', { name: /공유하기$/ });
  }

  /** Scrolls down until all of a challenge is in sight. */
  async scrollTo(title: string): Promise<void> {
    await expect(async () => {
      await this.#page.mouse.wheel(0, 2500);
      await expect(this.card(title)).toBeInViewport({ ratio: 0.95, timeout: 100 });
    }).toPass();
  }
}

/** /challenge/upcoming/{id}: a challenge before its start. */
export class UpcomingScreen {
  readonly #page: Page;
  readonly heading: Locator;
  readonly map: Locator;
  readonly start: Locator;
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 2 }).first();
    this.map = page.getByRole('application');
    this.start = page.getByRole('button', { name: '시작하기' });
    this.dialog = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
    this.confirm = this.dialog.getByRole('button', { name: '확인' });
    this.cancel = this.dialog.getByRole('button', { name: '취소' });
  }

  async open(id: number | string): Promise<void> {
    await this.#page.goto(`/challenge/upcoming/${id}`);
  }
}

/** Answers with completed challenges whose ids fall from `from`, in pages of 20, as the cursor asks for them. */
export function answerByCursor(wire: Wire, from: number, count: number): void {
  wire.handle('listCompletedChallenges', (route, { query }) => {
    const first = query.lastId === undefined ? from : Number(query.lastId) - 1;
    const length = Math.min(20, first - (from - count));
    const challenges = Array.from({ length }, (_, index) => ({
      id: first - index,
      name: `오름 ${first - index}`,
      completedAt: '2026-04-08T15:20:00',
    }));
    return route.fulfill({ json: challenges });
  });
}
