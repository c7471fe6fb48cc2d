import { expect, type Locator, type Page } from '@playwright/test';

/** A picture file that browsers can open: one red pixel. */
export const PICTURE = {
  name: '오름.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The headings of the steps, in their order. */
export const STEPS = [
  '이메일을 알려주세요',
  '비밀번호를 만들어주세요',
  '조금 더 알려주세요',
  '프로필을 만들어주세요',
  '어떤 여행을 좋아하세요?',
] as const;

/** Both signup wizards: /auth/register and /auth/register/kakao. */
export class SignupPages {
  readonly back: Locator;
  readonly next: Locator;
  readonly email: Locator;
  readonly check: Locator;
  readonly code: Locator;
  readonly confirmCode: Locator;
  readonly resend: Locator;
  readonly changeEmail: Locator;
  readonly password: Locator;
  readonly passwordConfirm: Locator;
  readonly retry: Locator;
  readonly birthYear: Locator;
  readonly photo: Locator;
  readonly preview: Locator;
  readonly defaultPhoto: Locator;
  readonly nickname: Locator;
  readonly referrer: Locator;
  readonly finish: Locator;
  readonly failure: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.getByLabel(name, { exact: true });
    this.back = button('뒤로');
    this.next = button('다음');
    this.email = field('이메일');
    this.check = button('중복확인');
    this.code = field('인증번호');
    this.confirmCode = button('인증하기');
    this.resend = button('다시 보내기');
    this.changeEmail = button('이메일 변경');
    this.password = field('비밀번호');
    this.passwordConfirm = field('비밀번호 확인');
    this.retry = button('다시 시도');
    this.birthYear = field('출생연도');
    this.photo = button('사진 변경');
    this.preview = this.photo.locator('img');
    this.defaultPhoto = button('기본 이미지로 변경');
    this.nickname = field('닉네임');
    this.referrer = field('추천인');
    this.finish = button('가입 완료');
    this.failure = page
      .getByRole('alert')
      .filter({ hasText: '가입을 마치지 못했습니다. 다시 시도해주세요.' });
  }

  gender(name: '남성' | '여성'): Locator {
    return this.#page.getByRole('radio', { name });
  }

  /** What 1 §2 calls its status and tone: the box around a field. */
  statusOf(field: Locator): Locator {
    return field.locator('xpath=ancestor::*[@data-status][1]');
  }

  /** Hands a file over to 사진 변경. */
  async choosePhoto(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.#page.locator('input[type=file]').setInputFiles(file);
  }

  theme(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  /** Waits for a step, by its heading. */
  async expectStep(heading: (typeof STEPS)[number], progress: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 2 })).toHaveText(heading);
    await expect(this.#page.getByRole('progressbar', { name: progress })).toBeAttached();
  }

  /** Proves an email, and goes on to the password. */
  async passEmail(): Promise<void> {
    await this.email.fill('newcomer@example.com');
    await this.check.click();
    await this.code.fill('482913');
    await this.confirmCode.click();
    await this.next.click();
    await this.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  }

  /** Registers a password, and waits for what follows. */
  async passPassword(): Promise<void> {
    await this.password.fill('spring-98');
    await this.next.click();
    await this.passwordConfirm.fill('spring-98');
    await this.expectStep('조금 더 알려주세요', '5단계 중 3단계');
  }

  /** Gender and birth year, in either wizard. */
  async passPersonal(): Promise<void> {
    await this.gender('여성').check();
    await this.birthYear.fill('1998');
    await this.next.click();
  }

  /** A nickname that is free, in either wizard. */
  async passProfile(): Promise<void> {
    await this.nickname.fill('봄바람');
    await this.check.click();
    await this.next.click();
  }

  /** Walks to the last step of the email wizard. */
  async passAllButThemes(): Promise<void> {
    await this.passEmail();
    await this.passPassword();
    await this.passPersonal();
    await this.passProfile();
    await this.expectStep('어떤 여행을 좋아하세요?', '5단계 중 5단계');
  }
}

/** Taps a button 50 times, faster than a person can. */
export async function tapFiftyTimes(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) element.click();
  });
}
