import { DEMO_ACCOUNT } from '../../server/seed/seed.ts';
import { STORY_CHALLENGES, type StoryChallenge } from '../../server/seed/challenges-data.ts';
import { button, field, link, part, type Page } from './page.ts';

/** A main flow, walked by the demo user of the example story. */
export interface Flow {
  name: string;
  walk: (page: Page, photo: string) => Promise<void>;
}

/** The challenge that the proof is for; its place is the device's too. */
const WATERFALL = storyChallenge(311);

function storyChallenge(id: number): StoryChallenge {
  const challenge = STORY_CHALLENGES.find((candidate) => candidate.id === id);
  if (!challenge) throw new Error(`The example story has no challenge ${id}.`);
  return challenge;
}

export async function logIn(page: Page): Promise<void> {
  await page.open('/auth/login');
  await page.type(DEMO_ACCOUNT.email, field('이메일'));
  await page.type(DEMO_ACCOUNT.password, field('비밀번호'));
  await page.tap(button('입장하기'));
  // The attendance of the day is offered once, over the home screen.
  await page.tap(part('dialog', /환영해요!$/), button('홈으로 가기'));
}

async function like(page: Page): Promise<void> {
  await page.open('/post/112');
  await page.tap(button('좋아요 58'));
  await page.expect(button('좋아요 59'));
  await page.open('/post/112');
  await page.expect(button('좋아요 59'));
}

async function write(page: Page, photo: string): Promise<void> {
  const text = '바람이 좋은 날이었어요.';
  await page.open('/write');
  await page.see('등록하기');
  await page.standAt(...WATERFALL.place);
  await page.upload(photo, '사진 추가');
  await page.expect(button('사진 추가 1/3'));
  await page.tap(part('textbox', '위치를 알려주세요. *'));
  await page.tap(part('dialog', '위치 선택'), button('현재 위치로 선택'));
  await page.type(text, part('textbox', '내용을 입력해주세요. *'));
  await page.tap(part('radio', '힐링'));
  await page.tap(button('등록하기'));
  await page.tap(part('dialog', '성공적으로 글을 작성했어요!'), button('확인'));
  await page.see(text);
}

async function prove(page: Page, photo: string): Promise<void> {
  const camera = part('dialog', '사진 찍기');
  await page.open('/mypage');
  await page.expect(link('홈'));
  await page.standAt(...WATERFALL.place);
  await page.tap(link('홈'));
  await page.tap(button('인증하기'));
  await page.expect(camera, button('사진 업로드'));
  await page.upload(photo, '사진 업로드');
  await page.tap(camera, button('다음'));
  await page.tap(part('dialog', '챌린지 인증 완료'), button('확인'));
  await page.see(WATERFALL.name);
  await page.open('/challenge?tab=done');
  await page.see(WATERFALL.name);
}

/** Of the goods: the demo user has a Jeju voucher, and a second one cannot be bought. */
async function purchase(page: Page): Promise<void> {
  await page.open('/inapp/shop');
  await page.tap(part('tab', '굿즈'));
  await page.tap(link(/도새기 키링/));
  await page.tap(button('구매하기'));
  await page.expect(field('한라봉 적용'));
  await page.tap(button('구매하기'));
  await page.see('구매를 완료했습니다.');
}

/** All but the login, which comes before. */
export const FLOWS: readonly Flow[] = [
  { name: 'like', walk: like },
  { name: 'write', walk: write },
  { name: 'proof by a file', walk: prove },
  { name: 'purchase', walk: purchase },
];
