/** The sky over the room of 내 캐릭터. */
export type Sky = 'dawn' | 'day' | 'dusk' | 'night';

/** The hours at which another sky begins, the earliest first, as the local clock of Jeju has them through the year. */
const SKIES: readonly { from: number; sky: Sky }[] = [
  { from: 0, sky: 'night' },
  { from: 5, sky: 'dawn' },
  { from: 8, sky: 'day' },
  { from: 17, sky: 'dusk' },
  { from: 20, sky: 'night' },
];

/** The sky at an hour of the local day, 0 to 23. */
export function skyAt(hour: number): Sky {
  return SKIES.findLast(({ from }) => hour >= from)?.sky ?? 'night';
}

/** How many footprints each grade leaves; they lead up to the pig. */
const FOOTPRINTS: ReadonlyMap<string, number> = new Map([['BALBADAK', 5]]);

/** The footprints of a grade; any grade that is not known is shown as BALBADAK (2 §3). */
export function footprintsOf(moodGrade: string): number {
  return FOOTPRINTS.get(moodGrade) ?? 5;
}
