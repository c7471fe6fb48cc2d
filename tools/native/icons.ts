import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const DRAWING = 'public/icon.svg';
const PAPER = '#FBF7F1';

/** Of an adaptive icon's foreground, what every launcher shows. */
const SAFE_SHARE = 72 / 108;
/** How much of a start screen's short side the drawing takes. */
const SPLASH_SHARE = 0.3;

const FOLDERS = ['native/android/app/src/main/res', 'native/ios/App/App/Assets.xcassets'];

/** Draws every icon and start screen of the native projects from the app's own icon, in the size that each one has. */
export async function drawIcons(): Promise<number> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.png'))
      .map((file) => join(folder, file)),
  );
  for (const file of files) await writeFile(file, await drawIcon(file));
  return files.length;
}

async function drawIcon(file: string): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const isSplash = /splash/i.test(file);
  const isForeground = file.endsWith('_foreground.png');
  const share = isSplash ? SPLASH_SHARE : isForeground ? SAFE_SHARE : 1;
  const drawing = await sharp(DRAWING, { density: 600 })
    .resize(Math.round(Math.min(width, height) * share))
    .png()
    .toBuffer();
  const canvas = sharp({ create: { width, height, channels: 4, background: isSplash ? PAPER : '#0000' } });
  const picture = canvas.composite([{ input: file.endsWith('_round.png') ? await round(drawing) : drawing }]);
  // The App Store takes no icon with an alpha channel.
  const flat =
    isSplash || file.includes('AppIcon') ? picture.flatten({ background: PAPER }).removeAlpha() : picture;
  return flat.png({ palette: isSplash, compressionLevel: 9 }).toBuffer();
}

async function round(drawing: Buffer): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata();
  const circle = `<svg width="${width}" height="${width}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(drawing)
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
