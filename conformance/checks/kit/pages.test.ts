import { expect, it } from 'vitest';
import { firstWrongPage } from './pages.ts';

const pageOf = (...ids: number[]) => ({ items: ids.map((id) => ({ id })) });

it('pages that hold their parts of a list are right', () => {
  expect(firstWrongPage([pageOf(9, 8), pageOf(7, 6), pageOf(5)], [9, 8, 7, 6, 5], 2, 'own')).toBeUndefined();
});

it('a page that holds what the first one holds is wrong for the same reason in every list', () => {
  const fromOne = firstWrongPage([pageOf(9, 8), pageOf(9, 8), pageOf(7, 6)], [9, 8, 7, 6, 5], 2, 'spots');
  const ignored = firstWrongPage([pageOf(3), pageOf(3)], [3, 2], 1, 'comments');
  expect(fromOne).toMatchObject({ number: 1, expected: [7, 6], received: [9, 8] });
  expect(ignored?.cause).toBe(fromOne?.cause);
});

it('a page that is wrong in another way is so for a reason of its own', () => {
  expect(firstWrongPage([pageOf(9, 8), pageOf(8, 7)], [9, 8, 7, 6], 2, 'own')).toMatchObject({
    number: 1,
    cause: 'own',
  });
  expect(firstWrongPage([pageOf(8, 9)], [9, 8], 2, 'own')).toMatchObject({ number: 0, cause: 'own' });
});
