import { expect, test } from '../support/browser-test.ts';

// They share the one mock of the development server.
test.describe.configure({ mode: 'default' });

test('the developer panel makes the feed of the contract empty, fail, and come back', async ({ page }) => {
  await page.goto('/community');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: '금오름' })).toContainText('오름지기');
  await expect(cards.filter({ hasText: '용두암' })).toContainText('좋아요 23');

  const opener = page.getByRole('button', { name: '목 서버 설정' });
  const panel = page.getByRole('dialog', { name: '목 서버 설정' });
  const example = panel.getByLabel('listLatestSpots 예시');
  await opener.click();
  await example.selectOption('200/empty');
  await expect(panel.getByText('바꾼 설정 1개')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '최신순' }).click();
  await expect(page.getByText('게시물이 없습니다.')).toBeVisible();
  await expect(cards).toHaveCount(0);

  await opener.click();
  await example.selectOption('500/withoutMessage');
  await expect(panel.getByLabel('listLatestSpots 상태')).toHaveValue('500');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('최신글 불러오기 실패');

  await opener.click();
  await panel.getByRole('button', { name: 'listLatestSpots 초기화' }).click();
  await expect(panel.getByText('바꾼 설정이 없습니다.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(cards.filter({ hasText: '금오름' })).toBeVisible();
});

test('the developer panel answers as somebody with nothing, until it is taken back @nightly', async ({
  page,
}) => {
  await page.goto('/community');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: '금오름' })).toBeVisible();

  await page.getByRole('button', { name: '목 서버 설정' }).click();
  const panel = page.getByRole('dialog', { name: '목 서버 설정' });
  await panel.getByLabel('사람').selectOption('아무것도 없는 사람');
  await expect(panel.getByText('사람을 바꿨습니다.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('게시물이 없습니다.')).toBeVisible();

  await page.getByRole('button', { name: '목 서버 설정' }).click();
  await expect(panel.getByLabel('사람')).toHaveValue('nothing');
  await panel.getByLabel('사람').selectOption('감귤이 (기본)');
  await page.reload();
  await expect(cards.filter({ hasText: '금오름' })).toBeVisible();
});
