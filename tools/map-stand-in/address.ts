import { places, type Place } from './gazetteer.ts';
import { isLand } from './land.ts';

/** A building has a road address only this near to a known place. */
const ROAD_ADDRESS_METERS = 400;

const PROVINCE = '제주특별자치도';
const METERS_PER_DEGREE = 111195;

interface FoundAddress {
  address: kakao.maps.services.Address;
  road_address: kakao.maps.services.RoadAaddress | null;
}

/**
 * The addresses of a point, as Kakao's geocoder words them: a road and a lot address near a known place,
 * only a lot address elsewhere on land, and null at sea.
 */
export function addressAt(latitude: number, longitude: number): FoundAddress | null {
  if (!isLand(latitude, longitude)) return null;
  const [nearest, meters] = nearestPlace(latitude, longitude);
  if (!nearest) return null;
  const known = meters <= ROAD_ADDRESS_METERS;
  return {
    address: lotAddress(nearest, known ? nearest.lot : inventedLot(latitude, longitude)),
    road_address: known && nearest.road ? roadAddress(nearest, nearest.road) : null,
  };
}

function nearestPlace(latitude: number, longitude: number): [Place | undefined, number] {
  let nearest: Place | undefined;
  let meters = Infinity;
  for (const place of places) {
    const north = (place.latitude - latitude) * METERS_PER_DEGREE;
    const east = (place.longitude - longitude) * METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
    const distance = Math.hypot(north, east);
    if (distance < meters) [nearest, meters] = [place, distance];
  }
  return [nearest, meters];
}

/** The same spot, to about ten metres, always has the same lot number. */
function inventedLot(latitude: number, longitude: number) {
  const seed = Math.round(latitude * 10000) * 7919 + Math.round(longitude * 10000) * 104729;
  return `${100 + (seed % 3900)}-${1 + (seed % 9)}`;
}

function lotAddress(place: Place, lot: string): kakao.maps.services.Address {
  const [main = '', sub = ''] = lot.split('-');
  const mountain = place.mountain === true && lot === place.lot;
  return {
    address_name: `${PROVINCE} ${place.city} ${place.district} ${mountain ? '산 ' : ''}${lot}`,
    region_1depth_name: PROVINCE,
    region_2depth_name: place.city,
    region_3depth_name: place.district,
    region_3depth_h_name: '',
    h_code: '',
    b_code: '',
    mountain_yn: mountain ? 'Y' : 'N',
    main_address_no: main,
    sub_address_no: sub,
    zip_code: '',
    x: '',
    y: '',
  };
}

function roadAddress(place: Place, road: string): kakao.maps.services.RoadAaddress {
  const number = road.slice(road.lastIndexOf(' ') + 1);
  const [main = '', sub = ''] = number.split('-');
  const name = road.slice(0, road.lastIndexOf(' '));
  return {
    address_name: `${PROVINCE} ${place.city} ${road}`,
    region_1depth_name: PROVINCE,
    region_2depth_name: place.city,
    region_3depth_name: name.includes(' ') ? (name.split(' ')[0] ?? '') : '',
    road_name: name.split(' ').at(-1) ?? '',
    underground_yn: 'N',
    main_building_no: main,
    sub_building_no: sub,
    building_name: place.name,
    zone_no: place.zone,
    x: String(place.longitude),
    y: String(place.latitude),
  };
}
