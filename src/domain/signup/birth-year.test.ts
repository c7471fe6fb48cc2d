import { describe, expect, it } from 'vitest';
import { birthYearError } from './birth-year.ts';

describe('birthYearError', () => {
  it.each([
    ['', '4자리를 입력해주세요.'],
    ['199', '4자리를 입력해주세요.'],
    ['19980', '4자리를 입력해주세요.'],
    ['199a', '4자리를 입력해주세요.'],
    ['１９９８', '4자리를 입력해주세요.'],
    ['-199', '4자리를 입력해주세요.'],
    ['1e3 ', '4자리를 입력해주세요.'],
    ['0000', '1900년부터 올해까지만 입력할 수 있습니다.'],
    ['1899', '1900년부터 올해까지만 입력할 수 있습니다.'],
    ['1900', undefined],
    ['1998', undefined],
    ['2026', undefined],
    ['2027', '1900년부터 올해까지만 입력할 수 있습니다.'],
  ])('says in 2026 about %j: %s', (birthYear, message) => {
    expect(birthYearError(birthYear, 2026)).toBe(message);
  });

  it('follows the current year', () => {
    expect(birthYearError('2027', 2027)).toBeUndefined();
  });
});
