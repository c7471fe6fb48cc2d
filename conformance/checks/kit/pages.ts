import type { JsonObject } from '../../../contract/document.ts';
import type { Id } from '../../core/wire/wrapper.ts';
import { idsOf } from './asking.ts';

/** A page that does not hold what it should. */
export interface WrongPage {
  /** Its number, counted from 0. */
  number: number;
  /** The ids that it should hold. */
  expected: readonly Id[];
  /** The ids that it holds. */
  received: readonly Id[];
  /** What is the same to mend in every list that is paged, or in this one alone. */
  cause: string;
}

/** Whoever counts pages from 1, or does not look at the number, does so in one place for every list. */
const FIRST_AGAIN = 'the first page again';

const isSame = (one: readonly Id[], other: readonly Id[]) => one.join() === other.join();

/**
 * The first of some pages that does not hold its part of a list.
 * @param own the cause of a page that is wrong in a way of its own
 * @returns undefined where all of them do
 */
export function firstWrongPage(
  pages: readonly { items: readonly JsonObject[] }[],
  ids: readonly Id[],
  size: number,
  own: string,
): WrongPage | undefined {
  const partOf = (number: number) => ids.slice(number * size, (number + 1) * size);
  const number = pages.findIndex(({ items }, index) => !isSame(idsOf(items), partOf(index)));
  const page = pages[number];
  if (!page) return undefined;
  const received = idsOf(page.items);
  const cause = number > 0 && isSame(received, partOf(0)) ? FIRST_AGAIN : own;
  return { number, expected: partOf(number), received, cause };
}
