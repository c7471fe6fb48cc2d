import { addressAt } from './address.ts';

type AddressCallback = Parameters<kakao.maps.services.Geocoder['coord2Address']>[2];

class Geocoder implements Pick<kakao.maps.services.Geocoder, 'coord2Address'> {
  /** Longitude first, like Kakao's; swapped or missing coordinates are answered with ERROR. */
  coord2Address(longitude: number, latitude: number, callback: AddressCallback) {
    setTimeout(() => {
      // The enum of the types is, at run time, the object below.
      const { OK, ZERO_RESULT, ERROR } = kakao.maps.services.Status;
      const valid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      const found = valid ? addressAt(latitude, longitude) : null;
      if (found) callback([found], OK);
      else callback([], valid ? ZERO_RESULT : ERROR);
    });
  }
}

/** kakao.maps.services, there only when the `services` library was asked for. */
export const services = {
  Geocoder,
  Status: { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' },
} satisfies Partial<Record<keyof typeof kakao.maps.services, unknown>>;
