import { expect, test } from 'vitest';
import { CannotRelease, checkVersion } from './version.ts';

test.each([
  ['1.0.0', '0.1.0'],
  ['1.0.1', '1.0.0'],
  ['1.1.0', '1.0.9'],
  ['1.10.0', '1.9.0'],
  ['2.0.0', '1.99.99'],
])('%s may follow %s', (wanted, present) => {
  expect(() => checkVersion(wanted, present)).not.toThrow();
});

test.each([
  ['1.0.0', '1.0.0', '1.0.0 is not higher than the present version, 1.0.0.'],
  ['1.9.0', '1.10.0', '1.9.0 is not higher than the present version, 1.10.0.'],
  ['1.99.99', '2.0.0', '1.99.99 is not higher than the present version, 2.0.0.'],
  ['0.9.9', '0.1.0', '0.9.9 is below 1.0.0, the first release.'],
  ['v1.0.0', '0.1.0', 'v1.0.0 is not a version such as 1.2.3.'],
  ['1.0', '0.1.0', '1.0 is not a version such as 1.2.3.'],
  ['1.0.0-rc.1', '0.1.0', '1.0.0-rc.1 is not a version such as 1.2.3.'],
  ['01.0.0', '0.1.0', '01.0.0 is not a version such as 1.2.3.'],
  ['', '0.1.0', ' is not a version such as 1.2.3.'],
])('%j may not follow %s', (wanted, present, message) => {
  expect(() => checkVersion(wanted, present)).toThrow(new CannotRelease(message));
});
