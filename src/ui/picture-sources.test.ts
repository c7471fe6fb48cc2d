import { afterEach, expect, it, vi } from 'vitest';
import {
  avatarSources,
  pictureAddress,
  pictureSources,
  setPicturesBase,
  showInstead,
} from './picture-sources';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

afterEach(() => {
  setPicturesBase('');
});

it('pictureAddress leaves an address alone while page and API share an origin', () => {
  expect(pictureAddress('/uploads/1.jpg')).toBe('/uploads/1.jpg');
});

it.each([
  ['/uploads/1.jpg', 'https://api.example.com/uploads/1.jpg'],
  ['https://cdn.example.com/1.jpg', 'https://cdn.example.com/1.jpg'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['blob:https://app.example.com/1', 'blob:https://app.example.com/1'],
])('pictureAddress leads %s to the API on another origin', (address, expected) => {
  setPicturesBase('https://api.example.com/base');
  expect(pictureAddress(address)).toBe(expected);
});

it('pictureAddress needs no URL.parse, which Safari 17 lacks', () => {
  const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  setPicturesBase('https://api.example.com');
  expect(pictureAddress('/uploads/1.jpg')).toBe('https://api.example.com/uploads/1.jpg');
  expect(pictureAddress('https://')).toBe('https://');
  parse.mockRestore();
});

it('pictureAddress leaves an address alone when the API is under a path of the same origin', () => {
  setPicturesBase('/backend');
  expect(pictureAddress('/uploads/1.jpg')).toBe('/uploads/1.jpg');
});

it('pictureSources offers the browser the widths that the address tells', () => {
  expect(pictureSources(`/uploads/spots/${ID}-w240-w800-w1600.webp`, 'min(78vw, 360px)')).toEqual({
    src: `/uploads/spots/${ID}-w240-w800-w1600.webp`,
    srcSet:
      `/uploads/spots/${ID}-w240.webp 240w, ` +
      `/uploads/spots/${ID}-w800.webp 800w, ` +
      `/uploads/spots/${ID}-w240-w800-w1600.webp 1600w`,
    sizes: 'min(78vw, 360px)',
  });
});

it('pictureSources leads each of them to the API on another origin', () => {
  setPicturesBase('https://api.example.com');
  expect(pictureSources(`/uploads/spots/${ID}-w240-w300.webp`, '40px')).toEqual({
    src: `https://api.example.com/uploads/spots/${ID}-w240-w300.webp`,
    srcSet:
      `https://api.example.com/uploads/spots/${ID}-w240.webp 240w, ` +
      `https://api.example.com/uploads/spots/${ID}-w240-w300.webp 300w`,
    sizes: '40px',
  });
});

it.each([
  '/uploads/1.jpg',
  '/example-images/geumoreum.svg',
  'https://cdn.example.com/a-w240-w800.webp',
  'data:image/webp;base64,AA==',
  'blob:https://app.example.com/1',
])('pictureSources has nothing but the address of %s', (address) => {
  expect(pictureSources(address, '40px')).toEqual({ src: address });
});

it('avatarSources offers the widths of a face for the size at which it stands', () => {
  expect(avatarSources(`/uploads/profiles/${ID}-w240-w300.webp`, 42)).toEqual({
    src: `/uploads/profiles/${ID}-w240-w300.webp`,
    imageProps: {
      srcSet: `/uploads/profiles/${ID}-w240.webp 240w, /uploads/profiles/${ID}-w240-w300.webp 300w`,
      sizes: '42px',
    },
  });
});

it.each(['', null, undefined])('avatarSources has no picture of somebody without one: %j', (address) => {
  expect(avatarSources(address, 42)).toEqual({ src: null });
});

it('showInstead shows another picture in the place of one in several widths', () => {
  const picture = Object.assign(new Image(), pictureSources(`/uploads/spots/${ID}-w240-w800.webp`, '40px'), {
    srcset: `/uploads/spots/${ID}-w240.webp 240w`,
  });
  showInstead(picture, '/pig-avatar.svg');
  expect(picture.getAttribute('src')).toBe('/pig-avatar.svg');
  expect(picture.hasAttribute('srcset')).toBe(false);
});
