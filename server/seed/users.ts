import { hallabongLedger, stepsDays, users } from '../db/schema.ts';
import { seoulDayOf } from '../services/days.ts';
import { continueIds, type Seed } from './seed-part.ts';

const DAY_MS = 86_400_000;

/** The people of the contract's examples, with their ids there. */
export const STORY_USERS = { gamgyul: 1, oreum: 2, badang: 3, dolhareubang: 4, yuchae: 5 } as const;

const PEOPLE = [
  {
    id: STORY_USERS.gamgyul,
    key: 'gamgyul',
    name: '고지우',
    nickname: '감귤이',
    profileImage: '/example-images/avatar-gamgyul.svg',
    themes: ['힐링', '자연', '맛집 탐방'],
    gender: 'FEMALE',
    birthYear: 1997,
  },
  {
    id: STORY_USERS.oreum,
    key: 'oreum',
    name: '강오름',
    nickname: '오름지기',
    profileImage: '/example-images/avatar-oreum.svg',
    themes: ['자연', '사진 명소'],
    gender: 'MALE',
    birthYear: 1979,
  },
  {
    id: STORY_USERS.badang,
    key: 'badang',
    name: '현바다',
    nickname: '바당소리',
    profileImage: '/example-images/avatar-badang.svg',
    themes: ['힐링', '나홀로 여행'],
    gender: 'FEMALE',
    birthYear: 1988,
  },
  {
    id: STORY_USERS.dolhareubang,
    key: 'dolhareubang',
    name: null,
    nickname: '돌하르방',
    profileImage: null,
    themes: ['가족 여행'],
    gender: 'MALE',
    birthYear: 1965,
  },
  {
    id: STORY_USERS.yuchae,
    key: 'yuchae',
    name: '문유채',
    nickname: '유채꽃길',
    profileImage: '/example-images/avatar-yuchae.svg',
    themes: ['데이트', '반려동물', '사진 명소'],
    gender: 'FEMALE',
    birthYear: 2000,
  },
] as const;

const emailOf = (key: string) => `${key}@example.com`;

/** Where the people of the story have their accounts. Nobody else can: mail to these addresses arrives nowhere. */
export const STORY_EMAILS = PEOPLE.map(({ key }) => emailOf(key));

/** The demo user's steps of the days before the first run, 48,210 together, the last day first. */
const DEMO_STEPS = [9120, 7340, 11050, 4210, 8690, 7800];

/** What the demo user was given at the start: 128 are left after the purchases of the story, which cost 65. */
const DEMO_HALLABONG = 193;

/** What everybody else was given at the start. */
const OTHERS_HALLABONG = 100;

/** The people, what they have walked and the hallabong with which they start. */
export const seedUsers: Seed = async (transaction, { now, passwordHash }) => {
  const createdAt = new Date(now.getTime() - 60 * DAY_MS);
  await transaction.insert(users).values(
    PEOPLE.map(({ key, themes, ...person }) => ({
      ...person,
      themes: [...themes],
      email: emailOf(key),
      emailKey: emailOf(key),
      passwordHash,
      notificationsEnabled: true,
      createdAt,
    })),
  );
  await continueIds(transaction, users);
  await transaction.insert(hallabongLedger).values(
    PEOPLE.map(({ id }) => ({
      userId: id,
      amount: id === STORY_USERS.gamgyul ? DEMO_HALLABONG : OTHERS_HALLABONG,
      reason: 'WELCOME' as const,
      reference: 'seed',
      createdAt,
    })),
  );
  await transaction.insert(stepsDays).values(
    DEMO_STEPS.map((steps, index) => {
      const reportedAt = new Date(now.getTime() - (index + 1) * DAY_MS);
      return { userId: STORY_USERS.gamgyul, day: seoulDayOf(reportedAt), steps, reportedAt };
    }),
  );
};
