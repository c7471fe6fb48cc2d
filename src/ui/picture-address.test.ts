import { afterEach, describe, expect, it } from 'vitest';
import { pictureAddress, setPicturesBase } from './picture-address';

afterEach(() => {
  setPicturesBase('');
});

describe('pictureAddress', () => {
  it('leaves an address alone while page and API share an origin', () => {
    expect(pictureAddress('/uploads/1.jpg')).toBe('/uploads/1.jpg');
  });

  it.each([
    ['/uploads/1.jpg', 'https://api.example.com/uploads/1.jpg'],
    ['https://cdn.example.com/1.jpg', 'https://cdn.example.com/1.jpg'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['blob:https://app.example.com/1', 'blob:https://app.example.com/1'],
  ])('leads %s to the API on another origin', (address, expected) => {
    setPicturesBase('https://api.example.com/base');
    expect(pictureAddress(address)).toBe(expected);
  });

  it('leaves an address alone when the API is under a path of the same origin', () => {
    setPicturesBase('/backend');
    expect(pictureAddress('/uploads/1.jpg')).toBe('/uploads/1.jpg');
  });
});
