import { expect, type Locator, type Page } from '@playwright/test';
import type { Wire } from '../../support/browser-test.ts';

const PAGES = ['typical', 'secondPage', 'lastPage'];

/** /community: the festivals and the feed. */
export class CommunityScreen {
  readonly #page: Page;
  readonly feed: Locator;
  readonly cards: Locator;
  readonly latest: Locator;
  readonly popular: Locator;
  readonly bell: Locator;
  readonly write: Locator;
  readonly banners: Locator;
  readonly reportDialog: Locator;
  readonly loginDialog: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.feed = page.getByRole('feed', { name: '게시물' });
    this.cards = this.feed.getByRole('article');
    this.latest = page.getByRole('tab', { name: '최신순' });
    this.popular = page.getByRole('tab', { name: '인기순' });
    this.bell = page.getByRole('button', { name: '알림설정' });
    this.write = page.getByRole('link', { name: '글쓰기' });
    this.banners = page.getByRole('region', { name: '제주의 지역 축제' });
    this.reportDialog = page.getByRole('dialog', { name: '게시글 신고' });
    this.loginDialog = page.getByRole('dialog', { name: '로그인이 필요해요.' });
    this.retry = page.getByRole('button', { name: '다시 시도' });
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/community${search}`);
  }

  /** The card of a place. */
  card(place: string): Locator {
    return this.feed.getByRole('article', { name: place, exact: true });
  }

  likeOf(place: string): Locator {
    return this.card(place).getByRole('button', { name: /^좋아요/ });
  }

  /** Opens the menu of a card and chooses 신고하기. */
  async report(place: string): Promise<void> {
    await this.card(place).getByRole('button', { name: '더보기' }).click();
    await this.#page.getByRole('menuitem', { name: '신고하기' }).click();
  }

  /** Scrolls on until the feed has come to its end. Returns the places in the order in which they came by. */
  async scrollToEnd(): Promise<readonly string[]> {
    await expect(this.cards.first()).toBeVisible();
    return this.feed.evaluate(async (feed) => {
      const seen = new Map<string, string>();
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isAtEnd = () => {
        const last = feed.lastElementChild;
        const isLast = last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize');
        return isLast && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      };
      for (let frames = 0; frames < 3000 && !isAtEnd(); frames += 1) {
        window.scrollBy(0, 500);
        // Each step wants the frame of the one before.
        await nextFrame();
        for (const card of feed.children) {
          const place = card.querySelector('[id^=post-]')?.textContent ?? '';
          seen.set(card.getAttribute('aria-posinset') ?? '', place);
        }
      }
      return [...seen.values()];
    });
  }
}

/** Lets both feeds answer page by page with the three pages of the contract's example. */
export function answerByPage(wire: Wire): void {
  for (const operation of ['listLatestSpots', 'listMostLikedSpots'] as const) {
    wire.handle(operation, (route, { query, headers }) => {
      const example = PAGES[Number(query.page)] ?? 'empty';
      return route.continue({ headers: { ...headers, prefer: `example=${example}` } });
    });
  }
}

/** A post of the wire that keeps the contract, for answers of a test's own. */
export function toSpot(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    name: `오름 ${id}`,
    description: '바람이 좋은 날이었어요.',
    latitude: 33.3546,
    longitude: 126.3061,
    themeId: 6,
    imageUrls: ['/example-images/geumoreum.svg'],
    userProfile: null,
    userNickname: '오름지기',
    createdAt: '2026-04-12T08:40:00',
    likedByMe: false,
    likeCount: 0,
    tag1: null,
    tag2: null,
    tag3: null,
    ...changes,
  };
}
