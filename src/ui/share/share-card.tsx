import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BRAND_NAME, BRAND_TAGLINE } from '@/domain/brand';
import { ChallengeCover } from '@/ui/drawings/ChallengeCover';
import { Pig } from '@/ui/drawings/Pig';
import { Stamp } from '@/ui/drawings/Stamp';
import { WelcomeScene } from '@/ui/drawings/WelcomeScene';
import { Wordmark } from '@/ui/drawings/Wordmark';
import { pictureAddress } from '@/ui/picture-sources';

/** What a picture to share says. */
export interface ShareCard {
  /** The photo's address or data URL, or null for the default picture of a challenge; without it the welcome's scene. */
  photo?: string | null;
  /** The challenge's id, whose default picture it may be. */
  of?: number;
  /** The place, or the occasion. */
  title: string;
  /** A line under it, such as the day. */
  line: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 56;
const PHOTO = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 780, radius: 56 };
const TITLE_LINES = 2;

/** Draws a card of 1080 × 1350 pixels: photo, stamp, place, pig and the brand's name. Rejects where nothing can be drawn. */
export async function drawShareCard({ photo, of, title, line }: ShareCard): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const fonts = getComputedStyle(document.body).fontFamily;
  const [picture, stamp, pig, name] = await Promise.all([
    loadPhoto(photo, of),
    toImage(<Stamp />, 320),
    toImage(<Pig mood="proud" pose="sitting" />, 300),
    toImage(<Wordmark />, 290),
  ]);

  context.fillStyle = '#FBF7F1';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.save();
  context.beginPath();
  context.roundRect(PHOTO.x, PHOTO.y, PHOTO.width, PHOTO.height, PHOTO.radius);
  context.clip();
  drawCovering(context, picture);
  context.restore();
  context.drawImage(stamp, WIDTH - 400, PHOTO.y + PHOTO.height - 250, 340, 340);

  context.fillStyle = '#22252A';
  context.font = `800 60px ${fonts}`;
  const lines = wrap(context, title, WIDTH - 2 * MARGIN - 320);
  const firstLine = PHOTO.y + PHOTO.height + 100;
  for (const [index, text] of lines.entries()) context.fillText(text, MARGIN, firstLine + index * 78);
  context.fillStyle = '#5C636E';
  context.font = `500 38px ${fonts}`;
  context.fillText(line, MARGIN, firstLine + lines.length * 78 - 14, WIDTH - 2 * MARGIN - 320);

  context.drawImage(pig, WIDTH - MARGIN - 290, HEIGHT - MARGIN - 270, 290, (290 / 152) * 146);
  context.drawImage(name, MARGIN - 8, HEIGHT - MARGIN - 132, 290, (290 / 330) * 128);
  context.fillStyle = '#7A3200';
  context.font = `600 32px ${fonts}`;
  context.fillText(BRAND_TAGLINE, MARGIN, HEIGHT - MARGIN);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The card could not be made a picture.');
  return new File([blob], `${BRAND_NAME}.jpg`, { type: 'image/jpeg' });
}

/** A photo that does not load, or that the host keeps from being drawn, gives way to the default picture. */
async function loadPhoto(photo: string | null | undefined, of?: number): Promise<HTMLImageElement> {
  if (photo === undefined) return toImage(<WelcomeScene height={PHOTO.height} />, PHOTO.width);
  const cover = () => toImage(<ChallengeCover of={of} height={PHOTO.height} />, PHOTO.width);
  if (photo === null) return cover();
  return loadImage(pictureAddress(photo)).catch(cover);
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

/** One of the app's own drawings as an image. */
async function toImage(drawing: ReactElement, width: number): Promise<HTMLImageElement> {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(drawing));
  const svg = box.querySelector('svg');
  if (!svg) throw new Error('A drawing is no drawing.');
  const [, , viewWidth = 1, viewHeight = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  svg.setAttribute('width', String(width));
  if (!svg.hasAttribute('height')) svg.setAttribute('height', String((width * viewHeight) / viewWidth));
  svg.style.fontFamily = getComputedStyle(document.body).fontFamily;
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return loadImage(`data:image/svg+xml,${encodeURIComponent(text)}`);
}

/** Fills the frame of the photo, whatever its shape. */
function drawCovering(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(PHOTO.width / naturalWidth, PHOTO.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  context.drawImage(
    image,
    PHOTO.x + (PHOTO.width - width) / 2,
    PHOTO.y + (PHOTO.height - height) / 2,
    width,
    height,
  );
}

/** Breaks a text into at most two lines that fit; what does not is cut off with an ellipsis. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < TITLE_LINES) {
    let length = rest.length;
    while (length > 1 && context.measureText(rest.slice(0, length)).width > width) length -= 1;
    const space = rest.lastIndexOf(' ', length);
    const end = length < rest.length && space > 0 ? space : length;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  const last = lines.at(-1);
  if (rest !== '' && last !== undefined) lines[lines.length - 1] = `${last.slice(0, -1)}…`;
  return lines;
}
