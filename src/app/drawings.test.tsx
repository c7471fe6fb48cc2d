import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AttendanceSlot } from '@/features/attendance/AttendanceSlot';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { CheckerPattern } from '@/ui/SquarePicture';
import { EmptyChallenges, EmptyComments, EmptyFeed, EmptyVouchers } from '@/ui/drawings/empty-drawings';
import { FailureDrawing } from '@/ui/drawings/FailureDrawing';
import { PigAvatar, Pig } from '@/ui/drawings/Pig';
import { IS_NAME_LETTERED } from '@/domain/brand';
import { MorningScene, PigAtTheFoot } from '@/ui/drawings/JejuScene';
import { PlacePin } from '@/features/spot-write/PlacePin';
import { Stamp } from '@/ui/drawings/Stamp';
import { Wordmark } from '@/ui/drawings/Wordmark';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';

const DRAWINGS: Record<string, ReactElement> = {
  'the slot of a past day': <AttendanceSlot state="past" />,
  'the slot of today': <AttendanceSlot state="today" />,
  'the challenge cover': <ChallengeCover />,
  'the checker pattern': <CheckerPattern />,
  'the empty challenge list': <EmptyChallenges />,
  'the empty comment list': <EmptyComments />,
  'the empty feed': <EmptyFeed />,
  'the empty voucher list': <EmptyVouchers />,
  'the picture of a failure': <FailureDrawing />,
  'the picture without a connection': <FailureDrawing cause="offline" />,
  'the picture of what is not there': <FailureDrawing cause="missing" />,
  'the picture of a refusal': <FailureDrawing cause="refused" />,
  'the default avatar': <PigAvatar />,
  'the pin of a place': <PlacePin />,
  'the stamp': <Stamp />,
  'the ground of the profile': <MorningScene />,
  'the wordmark': <Wordmark />,
  'the welcome scene': <WelcomeScene />,
};

const MOODS = ['happy', 'proud', 'sleepy', 'hungry', 'worried', 'wow'] as const;
const POSES = [undefined, 'walking', 'sitting', 'lying'] as const;

const shapes = (svg: string) => svg.trim().replace(/^<svg[^>]*>/, '');

it.each(Object.entries(DRAWINGS))('%s weighs less than 5 kB', (_, drawing) => {
  expect(Buffer.byteLength(renderToStaticMarkup(drawing))).toBeLessThan(5000);
});

it.each(MOODS)('the %s pig weighs less than 3 kB, its head alone and in every pose', (mood) => {
  for (const pose of POSES) {
    expect(Buffer.byteLength(renderToStaticMarkup(<Pig mood={mood} pose={pose} />))).toBeLessThan(3000);
  }
});

const CAUSES = ['offline', 'missing', 'refused', 'failed'] as const;

it('the picture of an error is another one for each cause', () => {
  expect(new Set(CAUSES.map((cause) => renderToStaticMarkup(<FailureDrawing cause={cause} />))).size).toBe(4);
});

it('the pig has another face in each mood', () => {
  expect(new Set(MOODS.map((mood) => renderToStaticMarkup(<Pig mood={mood} />))).size).toBe(6);
});

it.each(['public', 'example-images'])('every SVG file in %s weighs less than 5 kB', (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const heavy = files.filter((name) => readFileSync(`${folder}/${name}`).byteLength >= 5000);

  expect(files.length).toBeGreaterThan(0);
  expect(heavy).toEqual([]);
});

it('drawings are decoration that a screen reader passes over', () => {
  const { container } = render(
    <>
      <PigAvatar />
      <Stamp />
    </>,
  );

  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
});

it('drawings become an image once they are named', () => {
  render(
    <>
      <PigAvatar aria-label="기본 이미지" />
      <Stamp aria-label="완료" />
    </>,
  );

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    '기본 이미지',
    '완료',
  ]);
});

it.each(
  Object.entries({
    'pig-avatar.svg': <PigAvatar />,
    ...(IS_NAME_LETTERED && { 'wordmark.svg': <Wordmark /> }),
    'pig-at-the-foot.svg': <PigAtTheFoot pose="sitting" />,
    'pig-worried-at-the-foot.svg': <PigAtTheFoot pose="sitting" mood="worried" />,
  }),
)('%s is served as the very picture of the component', (file, drawing) => {
  expect(shapes(readFileSync(`public/${file}`, 'utf8'))).toBe(shapes(renderToStaticMarkup(drawing)));
});
