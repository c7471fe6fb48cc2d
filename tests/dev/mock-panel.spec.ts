import { expect, test } from '../support/browser-test';

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
