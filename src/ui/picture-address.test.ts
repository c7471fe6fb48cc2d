import { afterEach, expect, it, vi } from 'vitest';
import { pictureAddress, setPicturesBase } from './picture-address';

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
