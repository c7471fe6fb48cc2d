import type { Coordinates } from '@/domain/map/geo';

/** How long to wait for an address; after that, coordinates are better than nothing. */
const GEOCODE_LIMIT_MS = 5_000;

const COORDINATE_DECIMALS = 6;

/**
 * The address of a place: its road address, else its lot address, else the text 'lat, lng' (1 §2). Never
 * rejects: at sea, without the service, and without an answer it is the coordinates, to six decimals. Needs
 * a map that has been loaded.
 */
export async function reverseGeocode(place: Coordinates): Promise<string> {
  const fallback = [place.latitude, place.longitude]
    .map((degrees) => Number(degrees.toFixed(COORDINATE_DECIMALS)))
    .join(', ');
  let limit: number | undefined;
  const tooLate = new Promise<null>((resolve) => {
    limit = window.setTimeout(resolve, GEOCODE_LIMIT_MS, null);
  });
  try {
    return (await Promise.race([findAddress(place), tooLate])) ?? fallback;
  } catch {
    return fallback;
  } finally {
    window.clearTimeout(limit);
  }
}

function findAddress({ latitude, longitude }: Coordinates): Promise<string | null> {
  return new Promise((resolve) => {
    // Longitude first, unlike everywhere else.
    new kakao.maps.services.Geocoder().coord2Address(longitude, latitude, (results, status) => {
      const [found] = status === kakao.maps.services.Status.OK ? results : [];
      resolve(found?.road_address?.address_name || found?.address.address_name || null);
    });
  });
}
