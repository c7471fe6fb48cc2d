import { writeFile } from 'node:fs/promises';
import { expect, test } from '../../support/browser-test.ts';
import { expectClear } from '../../support/clear-view.ts';
import { InputMethod, WriteScreen } from '../pages/write.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('photos: three at most, a tap removes one, and what is no photo is told', async ({
  page,
  expectAccessible,
}, testInfo) => {
  const write = new WriteScreen(page);
  await write.open();
  const photo = await write.drawPhoto('1.jpg');

  await write.choosePhotos({
    name: '일정.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(write.problem).toHaveText('이미지 파일만 올릴 수 있습니다.');
  await write.choosePhotos({ name: '0.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(write.problem).toHaveText('비어 있는 파일이에요. 다른 사진을 골라주세요.');
  await write.choosePhotos(
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x24ftypheic', 'latin1') },
    { name: '2.txt', mimeType: 'text/plain', buffer: Buffer.from('바다') },
    photo,
  );
  await expect(write.problem).toHaveText(
    '열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.이미지 파일만 올릴 수 있습니다.',
  );
  await expect(write.addPhoto).toHaveText('1/3');
  await expectAccessible();

  const large = testInfo.outputPath('30MB.jpg');
  await writeFile(large, Buffer.concat([photo.buffer, Buffer.alloc(30 * 1024 * 1024)]));
  await write.choosePhotos(large);
  await expect(write.addPhoto).toHaveText('2/3');
  await expect(write.problem).toBeEmpty();

  await write.choosePhotos(photo, photo);
  await expect(write.addPhoto).toHaveText('3/3');
  await expect(write.addPhoto).toBeDisabled();
  await expect(write.problem).toHaveText('사진은 최대 3장까지 올릴 수 있어요.');

  await write.photos.nth(1).click();
  await expect(write.addPhoto).toHaveText('2/3');
  await expect(write.problem).toBeEmpty();
  await write.photos.first().click();
  await write.photos.first().click();
  await expect(write.addPhoto).toHaveText('0/3');
  await expect(write.addPhoto).toBeFocused();
});

test('the 201st character of the description is refused, counted as a person counts @nightly', async ({
  page,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  const family = '👨‍👩‍👧‍👦';
  await write.description.fill(family.repeat(199));
  await expect(page.getByText('199/200')).toBeVisible();
  await write.description.press('End');
  await write.description.pressSequentially('끝밖');
  await expect(page.getByText('200/200')).toBeVisible();
  await expect(write.description).toHaveValue(`${family.repeat(199)}끝`);

  await write.description.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 0));
  await page.keyboard.insertText('앞');
  await expect(write.description).toHaveValue(`${family.repeat(199)}끝`);
  expect(await write.description.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(0);

  await write.description.fill('');
  await write.description.fill('한라산'.normalize('NFD').repeat(70));
  await expect(page.getByText('200/200')).toBeVisible();
});

test('a syllable that is being composed at the limit is not torn apart', async ({ page }) => {
  const write = new WriteScreen(page);
  await write.open();
  const ime = await InputMethod.on(page);
  await write.description.fill('가'.repeat(199));
  await write.description.press('End');
  for (const step of ['ㄱ', '그', '글']) await ime.compose(step);
  await expect(write.description).toHaveValue(`${'가'.repeat(199)}글`);
  await ime.commit('글');
  await expect(write.description).toHaveValue(`${'가'.repeat(199)}글`);

  for (const step of ['ㅂ', '바', '밖']) await ime.compose(step);
  await expect(write.description).toHaveValue(`${'가'.repeat(199)}글밖`);
  await ime.commit('밖');
  await expect(write.description).toHaveValue(`${'가'.repeat(199)}글`);
  await expect(page.getByText('200/200')).toBeVisible();
});

test('the description grows from 3 rows to 14 @nightly', async ({ page }) => {
  const write = new WriteScreen(page);
  await write.open();
  const rows = () =>
    write.description.evaluate((field) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
      const text = field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
      return Math.round((text / parseFloat(lineHeight)) * 10) / 10;
    });
  expect(await rows()).toBe(3);
  await write.description.fill('1\n2\n3');
  expect(await rows()).toBe(3);
  await write.description.fill('1\n2\n3\n4');
  expect(await rows()).toBe(4);
  await write.description.fill(Array.from({ length: 14 }, (_, row) => row).join('\n'));
  expect(await rows()).toBe(14);
  await write.description.fill(Array.from({ length: 20 }, (_, row) => row).join('\n'));
  expect(await rows()).toBe(14);
  await write.description.fill('');
  expect(await rows()).toBe(3);
});

test('what a hashtag brings, or why it is refused, stands above the bar of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const write = new WriteScreen(page);
  await write.open();
  await write.hashtag.tap();
  await write.hashtag.pressSequentially('일출 ');
  await expectClear(write.tag('일출'));
  await write.hashtag.pressSequentially('일출 ');
  await expectClear(page.getByText('이미 추가된 해시태그예요.'));
  await expectClear(write.tag('일출'));
});

test('hashtags: closed by comma, space, Enter and leaving, without # and without repeats @nightly', async ({
  page,
  expectAccessible,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.hashtag.pressSequentially('#일출,');
  await expect(write.tag('일출')).toHaveText('#일출');
  await expect(write.hashtag).toHaveValue('');
  await write.hashtag.pressSequentially('일출 ');
  await expect(page.getByText('이미 추가된 해시태그예요.')).toBeVisible();
  await expectAccessible();
  await write.hashtag.pressSequentially('가'.repeat(21));
  await expect(page.getByText('이미 추가된 해시태그예요.')).toBeHidden();
  await write.hashtag.press('Enter');
  await expect(page.getByText('태그는 최대 20자까지 가능해요.')).toBeVisible();
  await expect(write.hashtag).toHaveValue('가'.repeat(21));
  await write.hashtag.press('Backspace');
  await write.hashtag.press('Enter');
  await expect(write.tag('가'.repeat(20))).toBeVisible();
  await write.hashtag.fill('썰물');
  await write.description.click();
  await expect(write.tag('썰물')).toBeVisible();
  await write.hashtag.fill('넷째');
  await write.hashtag.press('Enter');
  await expect(page.getByText('최대 3개까지 가능합니다.')).toBeVisible();
  await expect(write.hashtag).toHaveValue('넷째');

  await write.tag('일출').click();
  await write.hashtag.press('Enter');
  await expect(write.tag('넷째')).toBeVisible();
  await write.tag('넷째').click();
  await write.hashtag.fill('하나, #둘 셋 ');
  await expect(write.tag('하나')).toBeVisible();
  await expect(page.getByText('최대 3개까지 가능합니다.')).toBeVisible();
  await expect(write.hashtag).toHaveValue('둘 셋');
});

test('hashtags leave what an input method is composing alone @nightly', async ({ page, wire }) => {
  const write = new WriteScreen(page);
  await write.open();
  const ime = await InputMethod.on(page);
  await write.hashtag.focus();
  for (const step of ['ㅂ', '바', '받', '바다']) await ime.compose(step);
  await expect(write.hashtag).toHaveValue('바다');
  await page.keyboard.press('Enter');
  await expect(write.hashtag).toHaveValue('바다');
  await expect(write.tag('바다')).toBeHidden();

  await ime.compose('바다 ');
  await expect(write.tag('바다')).toBeHidden();
  await ime.commit('바다');
  await expect(write.hashtag).toHaveValue('바다');
  await page.keyboard.press('Enter');
  await expect(write.tag('바다')).toBeVisible();
  await expect(write.hashtag).toHaveValue('');

  for (const step of ['ㅅ', '수', '숲']) await ime.compose(step);
  await ime.commit('숲 ');
  await expect(write.tag('숲')).toBeVisible();
  expect(wire.of('createSpot')).toEqual([]);
});
