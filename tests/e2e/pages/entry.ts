import { expect, type Locator, type Page } from '@playwright/test';

/** /splash, /splash/permission and /splash/register-choice. */
export class EntryPages {
  readonly start: Locator;
  readonly confirm: Locator;
  readonly later: Locator;
  readonly login: Locator;
  readonly emailSignup: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.start = page.getByRole('button', { name: '시작하기' });
    this.confirm = page.getByRole('button', { name: '확인' });
    this.later = page.getByRole('button', { name: '나중에' });
    this.login = page.getByRole('link', { name: '로그인' });
    this.emailSignup = page.getByRole('link', { name: '이메일로 가입하기' });
  }

  /** The row of a permission, by its name. */
  permission(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ hasText: name });
  }
}

/** /auth/login. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly enter: Locator;

  constructor(page: Page) {
    this.email = page.getByLabel('이메일');
    this.password = page.getByLabel('비밀번호');
    this.enter = page.getByRole('button', { name: '입장하기' });
  }

  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  /** Logs in as the contract's demo user. */
  async logIn(): Promise<void> {
    await this.fill('gamgyul@example.com', 'jeju_2026');
    await this.enter.click();
  }
}

/** The daily attendance popup on /main. */
export class AttendancePopup {
  readonly dialog: Locator;
  readonly goHome: Locator;
  readonly currentDay: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: '환영해요!' });
    this.goHome = this.dialog.getByRole('button', { name: '홈으로 가기' });
    this.currentDay = this.dialog.locator('[aria-current]');
  }

  async expectShown(text: string): Promise<void> {
    await expect(this.dialog.getByText(text, { exact: true })).toBeVisible();
  }
}

/** The toast with a message. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').getByText(message, { exact: true });
}

/** Waits until the session check has ended and the first page stands. */
export async function expectStarted(page: Page): Promise<void> {
  await expect(page.locator('#boot')).toHaveCount(0);
}
