import { parseTimestamp } from '../../src/domain/format/dates.ts';
import { seoulDayOf } from '../services/days.ts';

/** The day on which the contract's examples play. */
const STORY_DAY = '2026-04-12';

/** The last moment that the story tells of. */
const STORY_END = '2026-04-12T08:40:00';

const DAY_MS = 86_400_000;

/** Moves the days and moments of the story to the time of a first run. */
export interface StoryTime {
  toDay(storyDay: string): string;
  toMoment(storyMoment: string): Date;
}

function read(text: string): number {
  const moment = parseTimestamp(text);
  if (moment === undefined) throw new Error(`${text} is no moment.`);
  return moment;
}

/**
 * Moves the story by whole days, so that a sunrise stays a sunrise: its day becomes the day of the first run in
 * Asia/Seoul or, early in the morning, the day before. Nothing lies in the future that has happened.
 */
export function createStoryTime(now: Date): StoryTime {
  const days = Math.round((read(seoulDayOf(now)) - read(STORY_DAY)) / DAY_MS);
  const isEarly = read(STORY_END) + days * DAY_MS > now.getTime();
  const shift = (isEarly ? days - 1 : days) * DAY_MS;
  return {
    toDay: (storyDay) => seoulDayOf(new Date(read(storyDay) + shift)),
    toMoment: (storyMoment) => new Date(read(storyMoment) + shift),
  };
}
