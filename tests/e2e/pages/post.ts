import type { Locator, Page } from '@playwright/test';

/** Of post 101, the first. Its replies load after the comments, and push down all others. */
export const FIRST_COMMENT = '내일 새벽에 가보려고요! 몇 시까지 도착해야 할까요?';

/** /post/{id}: the post, its comments and the popup for a reply. */
export class PostScreen {
  readonly #page: Page;
  readonly back: Locator;
  readonly like: Locator;
  readonly strip: Locator;
  readonly counter: Locator;
  readonly comments: Locator;
  readonly threads: Locator;
  readonly field: Locator;
  readonly send: Locator;
  readonly replyPopup: Locator;
  readonly replyField: Locator;
  readonly sendReply: Locator;
  readonly loginDialog: Locator;
  readonly notFound: Locator;
  readonly retry: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.back = page.getByRole('button', { name: '뒤로' });
    this.like = page.getByRole('button', { name: /^좋아요/ });
    this.strip = page.getByRole('list', { name: /사진 \d장$/ });
    this.counter = page.getByText(/^\d \/ \d$/);
    this.comments = page.getByRole('region', { name: /댓글$/ });
    this.threads = this.comments.locator(':scope > ul > li');
    const main = page.getByRole('main');
    this.field = main.getByPlaceholder('댓글을 달아주세요.');
    this.send = main.getByRole('button', { name: '보내기' });
    this.replyPopup = page.getByRole('dialog', { name: '답글' });
    this.replyField = this.replyPopup.getByRole('textbox', { name: '답글' });
    this.sendReply = this.replyPopup.getByRole('button', { name: '보내기' });
    this.loginDialog = page.getByRole('dialog', { name: '로그인이 필요해요.' });
    this.notFound = page.getByRole('alert').getByText('포스트를 찾을 수 없습니다.', { exact: true });
    this.retry = page.getByRole('button', { name: '다시 시도' });
  }

  async open(id: number | string = 101): Promise<void> {
    await this.#page.goto(`/post/${id}`);
  }

  /** The heading that counts the comments. */
  count(text: string): Locator {
    return this.comments.getByRole('heading', { name: text, exact: true });
  }

  /** A comment with its replies, by the text of the comment. */
  thread(text: string): Locator {
    return this.threads.filter({ has: this.#page.getByText(text, { exact: true }) });
  }

  repliesTo(text: string): Locator {
    return this.thread(text).getByRole('list', { name: '답글' });
  }

  /** The button 답글 달기 of a comment. */
  answerTo(text: string): Locator {
    return this.thread(text).getByRole('button', { name: '답글 달기' });
  }
}

/** A comment of the wire that keeps the contract, for answers of a test's own. */
export function toWireComment(id: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    text: `댓글 ${id}`,
    nickname: '바당소리',
    profileImageUrl: null,
    relativeTime: '방금 전',
    depth: 0,
    isDeleted: false,
    ...changes,
  };
}

/** A page of comments `from` to `to`, as the wire has it. */
export function toWirePage(from: number, to: number, hasNext: boolean, totalElements = to) {
  const content = Array.from({ length: to - from + 1 }, (_, index) => toWireComment(from + index));
  return { content, totalElements, hasNext };
}
