import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import { expect, type Wire } from '../../support/browser-test.ts';

/** 보목포구: the default centre of the specification. */
export const PORT: Coordinates = { latitude: 33.24083, longitude: 126.605983 };

/** /main: the map, its markers, the card of a place, and what floats over it. */
export class HomeScreen {
  readonly map: Locator;
  readonly position: Locator;
  readonly addSpot: Locator;
  readonly pins: Locator;
  readonly clusters: Locator;
  readonly profile: Locator;
  readonly search: Locator;
  readonly locate: Locator;
  readonly steps: Locator;
  readonly walk: Locator;
  readonly #page: Page;
  readonly #context: BrowserContext;

  constructor(page: Page) {
    this.#page = page;
    this.#context = page.context();
    this.map = page.getByRole('application', { name: '내 주변 지도' });
    this.position = this.map.getByRole('img', { name: '내 위치' });
    this.addSpot = this.map.getByRole('link', { name: '스팟 추가' });
    this.pins = this.map.locator('[data-marker]');
    this.clusters = this.map.getByRole('button', { name: /곳 모아 보기$/ });
    this.profile = page.getByRole('button', { name: '내 캐릭터' });
    this.search = page.getByRole('button', { name: '장소 검색' });
    this.locate = page.getByRole('button', { name: '내 위치로' });
    this.steps = page.getByText(/^오늘 [\d,]+걸음$/);
    this.walk = page.getByRole('region', { name: '오늘의 산책' });
  }

  /** Opens the page with a position; the attendance of today has been checked before. */
  async open(wire: Wire, place: Coordinates = PORT): Promise<void> {
    wire.example('checkAttendance', 'alreadyChecked');
    await this.#context.grantPermissions(['geolocation']);
    await this.moveTo(place);
    await this.#page.goto('/main');
    // The first page of a test brings the whole app and the map with it.
    await expect(this.position).toBeVisible({ timeout: 15_000 });
  }

  /** A fix of the position, 10 m accurate unless told otherwise. */
  async moveTo(place: Coordinates, accuracy = 10): Promise<void> {
    await this.#context.setGeolocation({ ...place, accuracy });
  }

  pin(name: string): Locator {
    return this.map.getByRole('button', { name, exact: true });
  }

  /** The card that a marker opens. */
  card(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true });
  }

  /**
   * Drags the map by hand, from a height where nothing lies over it. The hand rests before it lets go: the map of the tests
   * glides on by the speed of the last 50 ms, which is any where two moves come at once.
   */
  async drag(dx: number, dy: number, from = 640): Promise<void> {
    const { mouse } = this.#page;
    await mouse.move(200, from);
    await mouse.down();
    await mouse.move(200 + dx / 2, from + dy / 2);
    await mouse.move(200 + dx, from + dy);
    await this.#page.evaluate(async () => {
      const begin = Date.now();
      while (Date.now() - begin <= 60) await new Promise(requestAnimationFrame);
    });
    await mouse.up();
  }

  /** How far the position is from the middle of the map, in pixels. */
  async pixelsOffCentre(): Promise<number> {
    const [map, point] = await Promise.all([
      this.map.boundingBox(),
      // The pig may stand beside the position; the point that it hangs on is the position.
      this.position.evaluate((pig) => {
        const { x, y } = (pig.parentElement ?? pig).getBoundingClientRect();
        return { x, y };
      }),
    ]);
    if (!map) return Number.NaN;
    return Math.hypot(point.x - map.x - map.width / 2, point.y - map.y - map.height / 2);
  }
}

/** The dialog 내 캐릭터. */
export class ProfileOverlay {
  readonly dialog: Locator;
  readonly back: Locator;
  readonly refill: Locator;
  readonly edit: Locator;
  readonly nickname: Locator;
  readonly save: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: '내 캐릭터' });
    this.back = this.dialog.getByRole('button', { name: '뒤로' });
    this.refill = this.dialog.getByRole('button', { name: '한라봉 채우기' });
    this.edit = this.dialog.getByRole('button', { name: '닉네임 수정' });
    this.nickname = this.dialog.getByRole('textbox', { name: '닉네임' });
    this.save = this.dialog.getByRole('button', { name: /^저장/ });
    this.cancel = this.dialog.getByRole('button', { name: '취소' });
  }

  /** The card with a value, by its name. */
  value(name: string): Locator {
    return this.dialog.getByRole('definition').and(this.dialog.locator(`dt:has-text("${name}") + dd`));
  }
}
