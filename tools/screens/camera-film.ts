import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER } from '../browser.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** What the camera of a phone held upright sees, in pixels. */
const SIZE = { width: 720, height: 960 };

/**
 * How Chromium is started where pictures are taken: its camera sees 천지연폭포, the place of the challenge that is
 * proved, in place of the browser's own test picture.
 */
export async function browserWithCamera(): Promise<LaunchOptions> {
  const file = join(makeTemporaryFolder(), 'camera.mjpeg');
  const drawing = readFileSync(new URL('../../example-images/cheonjiyeon.svg', import.meta.url));
  writeFileSync(file, await sharp(drawing, { density: 144 }).resize(SIZE).jpeg({ quality: 90 }).toBuffer());
  return { ...BROWSER, args: [...BROWSER.args, `--use-file-for-fake-video-capture=${file}`] };
}
