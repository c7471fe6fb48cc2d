import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { TestClient } from '../../server/testing/test-client.ts';
import { drawJpeg } from './jpeg.ts';
import { expect } from './browser-test.ts';

const Feed = z.object({ content: z.array(z.object({ id: z.number() })) });

/**
 * Makes somebody post a picture of 포구 that is larger than what is stored, with the same picture as their face. Gives
 * the post's id.
 *
 * @param page what draws the picture
 */
export async function postPicture(page: Page, { client }: { client: TestClient }): Promise<number> {
  const photo = await drawJpeg(page, { width: 2000, height: 1500 });
  const picture = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
  const face = new FormData();
  face.append('newProfileImage', picture, 'a.jpg');
  expect(await client.call('saveProfileImage', { form: face })).toMatchObject({ status: 200 });
  const spot = new FormData();
  spot.append(
    'data',
    JSON.stringify({ name: '포구', description: '바람', latitude: 33.24, longitude: 126.6 }),
  );
  spot.append('images', picture, 'a.jpg');
  expect(await client.call('createSpot', { form: spot })).toMatchObject({ status: 200 });
  const { body } = await client.call('listLatestSpots');
  return Feed.parse(body).content[0]?.id ?? 0;
}
