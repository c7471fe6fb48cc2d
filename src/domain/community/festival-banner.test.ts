import { expect, it } from 'vitest';
import { toFestivalBanners } from './festival-banner';

it.each([undefined, null, {}, 'banners', { content: [] }, { data: [{ id: 1 }] }])(
  'anything other than an array, such as %o, is no banners',
  (answer) => {
    expect(toFestivalBanners(answer)).toEqual([]);
  },
);

it('a banner leads to an address of the web and to nothing else', () => {
  const details = [
    'https://www.visitjeju.net/?festival=1',
    'http://jeju.example',
    'javascript:alert(1)',
    '/main',
    'https://',
    7,
    undefined,
  ];
  const banners = details.map((detailUrl, id) => ({ id, image_url: '/banner.jpg', detailUrl }));
  expect(toFestivalBanners(banners).map(({ detailUrl }) => detailUrl)).toEqual([
    'https://www.visitjeju.net/?festival=1',
    'http://jeju.example',
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('a banner without a picture and a record that is none are survived', () => {
  expect(toFestivalBanners([null, 'x', { id: 1, image_url: '' }])).toEqual([
    { imageUrl: null, detailUrl: null },
  ]);
});
