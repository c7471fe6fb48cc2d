import { expect, it } from 'vitest';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import {
  countConversion,
  forgetRemainingConversions,
  keepRemainingConversions,
  readRemainingConversions,
} from './remaining-conversions';

it('the remaining conversions are not known before the server has told them', () => {
  expect(readRemainingConversions(createFakeDevice(), 1)).toBeNull();
});

it('the remaining conversions are remembered for their user', () => {
  const device = createFakeDevice();
  keepRemainingConversions(device, 1, 19);
  expect(readRemainingConversions(device, 1)).toBe(19);
  expect(readRemainingConversions(device, 2)).toBeNull();
});

it('the remaining conversions say nothing any more on another day', () => {
  const device = createFakeDevice();
  keepRemainingConversions(device, 1, 0);
  device.clock.advance(24 * 60 * 60 * 1000);
  expect(readRemainingConversions(device, 1)).toBeNull();
});

it('the remaining conversions are not known when what was kept is damaged', () => {
  const device = createFakeDevice();
  device.storage.local.set('dosaegi.my.remaining-conversions', '{"count":"many"}');
  expect(readRemainingConversions(device, 1)).toBeNull();
});

it('the remaining conversions become one fewer, down to none, and stay unknown where they are', () => {
  const device = createFakeDevice();
  countConversion(device, 1);
  expect(readRemainingConversions(device, 1)).toBeNull();
  keepRemainingConversions(device, 1, 1);
  countConversion(device, 1);
  expect(readRemainingConversions(device, 1)).toBe(0);
  countConversion(device, 1);
  expect(readRemainingConversions(device, 1)).toBe(0);
});

it('the remaining conversions are not known any more once they are forgotten', () => {
  const device = createFakeDevice();
  keepRemainingConversions(device, 1, 19);
  forgetRemainingConversions(device);
  expect(readRemainingConversions(device, 1)).toBeNull();
});
