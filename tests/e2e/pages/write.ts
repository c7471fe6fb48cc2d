import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { drawJpeg } from '../../support/jpeg.ts';

/** A file as it is chosen. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** /write: a new spot. */
export class WriteScreen {
  readonly #page: Page;
  readonly heading: Locator;
  readonly addPhoto: Locator;
  readonly photos: Locator;
  readonly location: Locator;
  readonly description: Locator;
  readonly themes: Locator;
  readonly hashtag: Locator;
  readonly submit: Locator;
  readonly toast: Locator;
  readonly problem: Locator;
  readonly picker: Locator;
  readonly map: Locator;
  /** The small map under the field, which shows the chosen place. */
  readonly placeMap: Locator;
  readonly offer: Locator;
  readonly posted: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: '스팟추가', level: 1 });
    this.addPhoto = page.getByRole('button', { name: /^사진 추가 \d\/3$/ });
    this.photos = page.getByRole('button', { name: '사진 삭제', exact: true });
    this.location = page.getByRole('textbox', { name: '위치를 알려주세요. *' });
    this.description = page.getByRole('textbox', { name: '내용을 입력해주세요. *' });
    this.themes = page.getByRole('group', { name: '어떤 테마의 스팟인가요?' });
    this.hashtag = page.getByRole('textbox', { name: '해시태그', exact: true });
    this.submit = page.getByRole('button', { name: '등록하기' });
    this.toast = page.getByRole('status');
    this.problem = page.getByRole('alert');
    this.picker = page.getByRole('dialog', { name: '위치 선택' });
    this.map = page.getByRole('application', { name: '위치를 고를 지도' });
    this.placeMap = page.getByRole('presentation').filter({ hasText: '시험용 지도 (Kakao 아님)' });
    this.offer = page.getByRole('dialog', { name: '작성하던 글이 있어요.' });
    this.posted = page.getByRole('dialog', { name: '성공적으로 글을 작성했어요!' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/write');
    await expect(this.heading).toBeVisible();
  }

  /** Chooses files as they are given, or one by its path. */
  async choosePhotos(...files: readonly ChosenFile[] | readonly [path: string]): Promise<void> {
    const input = this.#page.getByLabel('사진 추가', { exact: true });
    const [first] = files;
    if (typeof first === 'string') await input.setInputFiles(first);
    else await input.setInputFiles(files.filter((file) => typeof file !== 'string'));
  }

  /** A small picture as a file. */
  async drawPhoto(name: string, size = { width: 40, height: 30 }): Promise<ChosenFile> {
    return { name, mimeType: 'image/jpeg', buffer: await drawJpeg(this.#page, size) };
  }

  theme(label: string): Locator {
    return this.themes.getByRole('radio', { name: label });
  }

  tag(name: string): Locator {
    return this.#page.getByRole('button', { name: `${name} 삭제`, exact: true });
  }

  /** Chooses the user's own position for the place. */
  async chooseOwnPlace(): Promise<void> {
    await this.location.click();
    await this.picker.getByRole('button', { name: '현재 위치로 선택' }).click();
    await expect(this.picker).toBeHidden();
  }

  /** Taps a place of the map, in pixels from its upper left corner. */
  async tapMap(x: number, y: number): Promise<void> {
    await expect(this.map.getByText('시험용 지도 (Kakao 아님)')).toBeVisible();
    await this.map.click({ position: { x, y } });
  }

  /** Taps 등록하기 until the tap counts: one right after another does not. */
  async submitUntil(hasHappened: () => void): Promise<void> {
    await expect(async () => {
      await this.submit.click();
      hasHappened();
    }).toPass({ intervals: [150] });
  }

  /** Waits until the device has kept a text of the draft. */
  async expectKept(text: string): Promise<void> {
    await expect
      .poll(() =>
        this.#page.evaluate(async () => {
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const request = indexedDB.open('dosaegi-drafts');
            request.addEventListener('success', () => resolve(request.result));
            request.addEventListener('error', () => reject(new Error('no drafts')));
          });
          const drafts = await new Promise<unknown>((resolve) => {
            const request = database.transaction('drafts').objectStore('drafts').getAll();
            request.addEventListener('success', () => resolve(request.result));
          });
          database.close();
          return JSON.stringify(drafts);
        }),
      )
      .toContain(text);
  }
}

/** A Korean input method: what is composed is not yet part of the text until it is committed. */
export class InputMethod {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  async compose(text: string): Promise<void> {
    await this.#session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  async commit(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text });
  }
}
