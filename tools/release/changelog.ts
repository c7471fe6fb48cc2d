import { CannotRelease } from './version.ts';

const UNRELEASED = '## Unreleased';

/**
 * The changelog with what stood under Unreleased under the version and its day, and an empty Unreleased above it.
 *
 * @param day such as `2026-11-22`
 * @throws CannotRelease where nothing stands under Unreleased, headings apart
 */
export function releaseChangelog(changelog: string, version: string, day: string): string {
  const lines = changelog.split('\n');
  const start = lines.indexOf(UNRELEASED);
  if (start < 0) throw new CannotRelease(`CHANGELOG.md has no section "${UNRELEASED}".`);
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  if (section.every((line) => line.trim() === '' || line.startsWith('#'))) {
    throw new CannotRelease('CHANGELOG.md tells nothing under Unreleased.');
  }
  return lines.toSpliced(start + 1, 0, '', `## ${version} - ${day}`).join('\n');
}
