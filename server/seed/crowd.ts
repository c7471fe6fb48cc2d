import { users } from '../db/schema.ts';
import { continueIds, type Seed } from './seed-part.ts';

const MANNERS =
  '느린 푸른 맑은 포근한 조용한 부지런한 반가운 수줍은 씩씩한 다정한 새벽 달빛 햇살 바람 노을 물빛 숲속 돌담 오름 바다';

const BEINGS = '조랑말 동백 수국 돌고래 현무암 억새 노루 방파제 귤꽃 보말 반딧불이';

const FIRST_ID = 1001;

/** People who like what others post. None of them can sign in. */
const CROWD = MANNERS.split(' ')
  .flatMap((manner) => BEINGS.split(' ').map((being) => `${manner}${being}`))
  .map((nickname, index) => ({ id: FIRST_ID + index, nickname }));

/**
 * Some of the crowd, different ones for each spot and always the same ones.
 * @param count how many, at most all of them
 */
export function someOfCrowd(spotId: number, count: number): number[] {
  const first = (spotId * 37) % CROWD.length;
  return [...CROWD.slice(first), ...CROWD.slice(0, first)].slice(0, count).map(({ id }) => id);
}

/** The crowd behind the likes: the map shows a post from its tenth like on (2 §5). */
export const seedCrowd: Seed = async (transaction, { now }) => {
  await transaction.insert(users).values(
    CROWD.map(({ id, nickname }) => ({
      id,
      nickname,
      themes: ['힐링'],
      gender: id % 2 === 0 ? ('FEMALE' as const) : ('MALE' as const),
      birthYear: 1965 + (id % 40),
      createdAt: now,
    })),
  );
  await continueIds(transaction, users);
};
