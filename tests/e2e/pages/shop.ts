import type { Locator, Page } from '@playwright/test';

/** The point conversion, as a dialog or a sheet. */
export class ConversionDialog {
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly convert: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: '포인트 전환' });
    this.amount = this.dialog.getByLabel('전환할 한라봉');
    this.convert = this.dialog.getByRole('button', { name: '전환하기' });
    this.alert = this.dialog.getByRole('alert');
  }
}

/** /inapp/shop */
export class ShopScreen {
  readonly #page: Page;
  readonly balance: Locator;
  readonly refill: Locator;
  readonly vouchersTab: Locator;
  readonly goodsTab: Locator;
  readonly products: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.balance = page.getByRole('region', { name: '보유 한라봉' });
    this.refill = page.getByRole('button', { name: '한라봉 채우기' });
    this.vouchersTab = page.getByRole('tab', { name: '제주티콘' });
    this.goodsTab = page.getByRole('tab', { name: '굿즈' });
    this.products = page.getByRole('tabpanel').getByRole('link');
    this.retry = page.getByRole('button', { name: '다시 시도' });
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/inapp/shop${search}`);
  }

  product(name: string): Locator {
    return this.products.filter({ hasText: name });
  }

  /** What stands in for the picture of a product. */
  checkerIn(part: Locator): Locator {
    return part.locator('[data-picture="checker"]');
  }
}

/** /inapp/shop/{productId}, with the dialogs around a purchase. */
export class ProductScreen {
  readonly #page: Page;
  readonly buy: Locator;
  readonly applied: Locator;
  readonly banner: Locator;
  readonly shortage: Locator;
  readonly help: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.buy = page.getByRole('button', { name: '구매하기' });
    this.applied = page.getByLabel('한라봉 적용');
    this.banner = page.getByRole('button', { name: '한라봉이 부족하다면? 한라봉 받으러 가기' });
    this.shortage = page.getByRole('dialog', { name: '한라봉이 부족해요.' });
    this.help = page.getByRole('dialog', { name: '한라봉 받으러 가기' });
  }

  async open(productId: number | string): Promise<void> {
    await this.#page.goto(`/inapp/shop/${productId}`);
  }

  /** Opens the second step, the payment. */
  async openPayment(productId: number): Promise<void> {
    await this.#page.goto(`/inapp/shop/${productId}?step=payment`);
    await this.applied.waitFor();
  }

  dialog(name: string): Locator {
    return this.#page.getByRole('dialog', { name });
  }
}

/** /mypage/mycoupons and the use of one voucher. */
export class VoucherScreens {
  readonly #page: Page;
  readonly vouchers: Locator;
  readonly accept: Locator;
  readonly question: Locator;
  readonly confirm: Locator;
  readonly refuse: Locator;
  readonly pending: Locator;
  readonly accepted: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.vouchers = page.getByRole('main').getByRole('listitem').getByRole('link');
    this.accept = page.getByRole('main').getByRole('button', { name: '수령하기' });
    this.question = page.getByRole('dialog', { name: '수령하면 되돌릴 수 없어요.' });
    this.confirm = this.question.getByRole('button', { name: '수령하기' });
    this.refuse = this.question.getByRole('button', { name: '취소' });
    this.pending = page.getByRole('button', { name: '처리중' });
    this.accepted = page.getByRole('button', { name: '수령완료' });
    this.retry = page.getByRole('button', { name: '다시 시도' });
  }

  async openAll(): Promise<void> {
    await this.#page.goto('/mypage/mycoupons');
  }

  async open(exchangeId: number | string): Promise<void> {
    await this.#page.goto(`/mypage/mycoupons/${exchangeId}`);
  }

  /** Taps 수령하기, and once more in the question. */
  async use(): Promise<void> {
    await this.accept.click();
    await this.confirm.click();
  }

  /** The window gets the focus back, as after a look into another tab. */
  async regainFocus(): Promise<void> {
    await this.#page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  }
}
