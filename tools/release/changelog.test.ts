import { expect, test } from 'vitest';
import { releaseChangelog } from './changelog.ts';
import { CannotRelease } from './version.ts';

test('what is unreleased stands under the version and its day, above the releases before', () => {
  const before =
    '# Changelog\n\n## Unreleased\n\n### For users\n\n- A map.\n\n## 1.0.0 - 2026-11-01\n\n- A feed.\n';
  expect(releaseChangelog(before, '1.1.0', '2026-11-22')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-11-22\n\n### For users\n\n- A map.\n\n## 1.0.0 - 2026-11-01\n\n- A feed.\n',
  );
});

test('the first release needs no release before it', () => {
  expect(releaseChangelog('# Changelog\n\n## Unreleased\n\n- A map.\n', '1.0.0', '2026-11-22')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-11-22\n\n- A map.\n',
  );
});

test.each([
  ['# Changelog\n\n- A map.\n', 'CHANGELOG.md has no section "## Unreleased".'],
  ['# Changelog\n\n## Unreleased\n', 'CHANGELOG.md tells nothing under Unreleased.'],
  [
    '# Changelog\n\n## Unreleased\n\n### For users\n\n## 1.0.0 - 2026-11-01\n\n- A feed.\n',
    'CHANGELOG.md tells nothing under Unreleased.',
  ],
])('%j is not released', (changelog, message) => {
  expect(() => releaseChangelog(changelog, '1.1.0', '2026-11-22')).toThrow(new CannotRelease(message));
});
