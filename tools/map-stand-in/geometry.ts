/** The value classes of kakao.maps that the stand-in needs. */

const MERCATOR_RADIUS_METERS = 6378137;

export class StandInLatLng implements kakao.maps.LatLng {
  readonly #latitude: number;
  readonly #longitude: number;

  constructor(latitude: number, longitude: number) {
    this.#latitude = latitude;
    this.#longitude = longitude;
  }

  getLat() {
    return this.#latitude;
  }

  getLng() {
    return this.#longitude;
  }

  equals(other: kakao.maps.LatLng) {
    return this.#latitude === other.getLat() && this.#longitude === other.getLng();
  }

  toString() {
    return `(${this.#latitude}, ${this.#longitude})`;
  }

  toCoords(): StandInCoords {
    const radians = Math.PI / 180;
    return new StandInCoords(
      MERCATOR_RADIUS_METERS * this.#longitude * radians,
      MERCATOR_RADIUS_METERS * Math.log(Math.tan(Math.PI / 4 + (this.#latitude * radians) / 2)),
    );
  }
}

/** Kakao's own grid is not public: here a Coords is a point in web-mercator metres. */
export class StandInCoords implements kakao.maps.Coords {
  readonly #x: number;
  readonly #y: number;

  constructor(x: number, y: number) {
    this.#x = x;
    this.#y = y;
  }

  getX() {
    return this.#x;
  }

  getY() {
    return this.#y;
  }

  equals(other: kakao.maps.Coords) {
    return this.#x === other.getX() && this.#y === other.getY();
  }

  toString() {
    return `(${this.#x}, ${this.#y})`;
  }

  toLatLng(): StandInLatLng {
    const degrees = 180 / Math.PI;
    return new StandInLatLng(
      (2 * Math.atan(Math.exp(this.#y / MERCATOR_RADIUS_METERS)) - Math.PI / 2) * degrees,
      (this.#x / MERCATOR_RADIUS_METERS) * degrees,
    );
  }
}

export class StandInPoint implements kakao.maps.Point {
  x: number;
  y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  equals(other: kakao.maps.Point) {
    return this.x === other.x && this.y === other.y;
  }

  toString() {
    return `(${this.x}, ${this.y})`;
  }
}

export class StandInSize implements kakao.maps.Size {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  equals(other: kakao.maps.Size) {
    return this.toString() === other.toString();
  }

  toString() {
    return `(${this.width}, ${this.height})`;
  }
}

export class StandInLatLngBounds implements kakao.maps.LatLngBounds {
  #south = Infinity;
  #west = Infinity;
  #north = -Infinity;
  #east = -Infinity;

  constructor(southWest?: kakao.maps.LatLng, northEast?: kakao.maps.LatLng) {
    if (southWest) this.extend(southWest);
    if (northEast) this.extend(northEast);
  }

  equals(other: kakao.maps.LatLngBounds) {
    return this.toString() === other.toString();
  }

  toString() {
    return `((${this.#south}, ${this.#west}), (${this.#north}, ${this.#east}))`;
  }

  isEmpty() {
    return this.#south > this.#north;
  }

  getSouthWest() {
    return new StandInLatLng(this.#south, this.#west);
  }

  getNorthEast() {
    return new StandInLatLng(this.#north, this.#east);
  }

  extend(point: kakao.maps.LatLng) {
    this.#south = Math.min(this.#south, point.getLat());
    this.#north = Math.max(this.#north, point.getLat());
    this.#west = Math.min(this.#west, point.getLng());
    this.#east = Math.max(this.#east, point.getLng());
  }

  contain(point: kakao.maps.LatLng) {
    const latitude = point.getLat();
    const longitude = point.getLng();
    return (
      latitude >= this.#south && latitude <= this.#north && longitude >= this.#west && longitude <= this.#east
    );
  }
}

/** A position as Leaflet takes it. */
export function toTuple(
  position: kakao.maps.LatLng | kakao.maps.Coords | kakao.maps.Viewpoint,
): [latitude: number, longitude: number] {
  if (position instanceof StandInCoords) return toTuple(position.toLatLng());
  if (!(position instanceof StandInLatLng)) throw new TypeError('The stand-in map takes LatLng or Coords.');
  return [position.getLat(), position.getLng()];
}
