import type { Locator, Page } from '@playwright/test';

/** /mypage and its settings. */
export class MyPageScreen {
  readonly #page: Page;
  readonly bell: Locator;
  readonly switch: Locator;
  readonly settings: Locator;
  readonly overlay: Locator;
  readonly signOutDialog: Locator;
  readonly deletion: Locator;
  readonly loginOffer: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.bell = page.getByRole('button', { name: '알림설정' });
    this.switch = page.getByRole('switch', { name: '알림설정' });
    this.settings = page.getByRole('button', { name: '설정', exact: true });
    this.overlay = page.getByRole('dialog', { name: '설정' });
    this.signOutDialog = page.getByRole('dialog', { name: '로그아웃할까요?' });
    this.deletion = page.getByRole('dialog', { name: '정말 탈퇴할까요?' });
    this.loginOffer = page.getByRole('dialog', { name: '로그인이 필요해요.' });
  }

  async open(): Promise<void> {
    await this.#page.goto('/mypage');
  }

  /** From another page, without loading the app anew. */
  async goThereByTab(): Promise<void> {
    await this.#page.getByRole('navigation').getByRole('link', { name: '마이페이지' }).click();
    await this.switch.waitFor();
  }

  /** The window gets the focus back, as after a look into another tab. */
  async regainFocus(): Promise<void> {
    await this.#page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  }

  /** By way of the settings; it ends where the app goes. */
  async signOut(): Promise<void> {
    await this.settings.click();
    await this.overlay.getByRole('button', { name: '로그아웃' }).click();
    await this.signOutDialog.getByRole('button', { name: '로그아웃' }).click();
  }

  link(name: string | RegExp): Locator {
    return this.#page.getByRole('main').getByRole('link', { name });
  }
}

/** The three pages under /mypage/account. */
export class AccountScreens {
  readonly #page: Page;
  readonly save: Locator;
  readonly password: Locator;
  readonly confirm: Locator;
  readonly nickname: Locator;
  readonly check: Locator;
  readonly file: Locator;
  readonly picture: Locator;
  readonly defaultPicture: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.save = page.getByRole('button', { name: '수정하기' });
    this.password = page.getByLabel('새 비밀번호', { exact: true });
    this.confirm = page.getByLabel('새 비밀번호 확인');
    this.nickname = page.getByLabel('닉네임');
    this.check = page.getByRole('button', { name: '중복확인' });
    this.file = page.locator('input[type=file]');
    this.picture = page.getByRole('img', { name: '프로필 사진' });
    this.defaultPicture = page.getByRole('button', { name: '기본 이미지로 변경' });
  }

  async open(page: 'password' | 'theme' | 'profile'): Promise<void> {
    await this.#page.goto(`/mypage/account/${page}`);
  }

  theme(label: string): Locator {
    return this.#page.getByRole('checkbox', { name: label });
  }

  /** The labels of the chosen themes. */
  async chosenThemes(): Promise<string[]> {
    return this.#page
      .getByRole('checkbox', { checked: true })
      .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')));
  }
}
