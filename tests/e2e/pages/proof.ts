import { expect, type Locator, type Page } from '@playwright/test';
import type { Wire } from '../../support/browser-test.ts';

/** 12 m from 천지연폭포, where challenge 311 is in progress. */
const AT_THE_WATERFALL = { latitude: 33.2471, longitude: 126.5546, accuracy: 8 };

/** The camera over the home map. */
export class ProofScreen {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly shutter: Locator;
  readonly flip: Locator;
  readonly retake: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly photo: Locator;
  readonly alert: Locator;
  readonly upload: Locator;
  readonly retry: Locator;
  readonly question: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: '사진 찍기' });
    this.shutter = this.dialog.getByRole('button', { name: '촬영' });
    this.flip = this.dialog.getByRole('button', { name: '카메라 전환' });
    this.retake = this.dialog.getByRole('button', { name: '다시 찍기' });
    this.next = this.dialog.getByRole('button', { name: '다음' });
    this.back = this.dialog.getByRole('button', { name: '뒤로' });
    this.photo = this.dialog.getByRole('img', { name: '인증 사진' });
    this.alert = this.dialog.getByRole('alert');
    this.upload = this.dialog.getByRole('button', { name: '사진 업로드' });
    this.retry = this.dialog.getByRole('button', { name: '다시 시도' });
    this.question = page.getByRole('dialog', { name: '챌린지 인증 완료' });
    this.confirm = this.question.getByRole('button', { name: '확인' });
    this.cancel = this.question.getByRole('button', { name: '취소' });
  }

  /** Goes to the waterfall and opens the camera from the proximity dialog. */
  async open(wire: Wire): Promise<void> {
    await this.#goToWaterfall(wire);
    await this.#page.goto('/main');
    await this.#verify();
  }

  /** The same, by the tab bar and from the page of the challenges, which is loaded then. */
  async openByTab(wire: Wire): Promise<void> {
    await this.#goToWaterfall(wire);
    await this.#page.goto('/challenge?tab=done');
    await expect(this.#page.getByRole('listitem').first()).toBeVisible();
    await this.#page.getByRole('link', { name: '홈' }).click();
    await this.#verify();
  }

  async #goToWaterfall(wire: Wire): Promise<void> {
    wire.example('checkAttendance', 'alreadyChecked');
    await this.#page.context().setGeolocation(AT_THE_WATERFALL);
  }

  async #verify(): Promise<void> {
    await this.#page.getByRole('button', { name: '인증하기' }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Takes a photo and goes on to the question. */
  async takePhoto(): Promise<void> {
    await this.shutter.click();
    await this.next.click();
    await expect(this.question).toBeVisible();
  }

  /** Chooses a file instead of the camera. */
  async chooseFile(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.upload.click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  }
}
