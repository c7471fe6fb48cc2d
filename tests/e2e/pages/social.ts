import type { Locator, Page, Route } from '@playwright/test';

const AUTHORIZE = 'https://kauth.kakao.com/oauth/authorize';

/** The button that leaves for the provider's page. */
export function socialLogin(page: Page): Locator {
  return page.getByRole('button', { name: '카카오로 시작하기' });
}

/** Plays the provider's page: sends the browser back at once, with what `answer` says. */
export async function answerAsProvider(
  page: Page,
  answer: (state: string) => Record<string, string>,
): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(`${AUTHORIZE}*`, async (route: Route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const query = new URLSearchParams(answer(url.searchParams.get('state') ?? ''));
    const location = `${url.searchParams.get('redirect_uri') ?? ''}?${query.toString()}`;
    await route.fulfill({ status: 302, headers: { location } });
  });
  return asked;
}
