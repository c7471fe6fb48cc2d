/** Why a release is not made; nothing has been changed then. */
export class CannotRelease extends Error {}

const FIRST_RELEASE = '1.0.0';

/** Major, minor and patch as numbers; undefined for what is no plain version of https://semver.org. */
function partsOf(version: string): number[] | undefined {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version);
  return match?.slice(1).map(Number);
}

/** Below zero where the first version comes first, above zero where the second does, zero where they are the same. */
function compareVersions(first: readonly number[], second: readonly number[]): number {
  return first.map((part, index) => part - (second[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * Sees to it that versions only go up, from 1.0.0 on: that is what the gate against breaking changes counts from.
 * @throws CannotRelease where the wanted version is none, too low, or not above the present one
 */
export function checkVersion(wanted: string, present: string): void {
  const parts = partsOf(wanted);
  if (!parts) throw new CannotRelease(`${wanted} is not a version such as 1.2.3.`);
  if (compareVersions(parts, partsOf(FIRST_RELEASE) ?? []) < 0) {
    throw new CannotRelease(`${wanted} is below ${FIRST_RELEASE}, the first release.`);
  }
  if (compareVersions(parts, partsOf(present) ?? []) <= 0) {
    throw new CannotRelease(`${wanted} is not higher than the present version, ${present}.`);
  }
}
