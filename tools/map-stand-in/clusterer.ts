import { event } from './events.ts';
import { StandInLatLng, StandInLatLngBounds, toTuple } from './geometry.ts';
import { StandInMap } from './map.ts';
import { StandInCustomOverlay, StandInMarker } from './overlays.ts';

type Clusterable = StandInMarker | StandInCustomOverlay;
type KakaoClusterable = kakao.maps.Marker | kakao.maps.CustomOverlay;
type Texts = string[] | ((size: number) => string);
type Calculator = number[] | ((size: number) => number[]);

/** What the listeners of a cluster are handed. */
class StandInCluster {
  readonly #markers: Clusterable[];
  readonly #center: StandInLatLng;
  readonly #sign: StandInCustomOverlay;

  constructor(markers: Clusterable[], center: StandInLatLng, sign: StandInCustomOverlay) {
    this.#markers = markers;
    this.#center = center;
    this.#sign = sign;
  }

  getCenter() {
    return this.#center;
  }

  getBounds() {
    const bounds = new StandInLatLngBounds();
    for (const marker of this.#markers) bounds.extend(marker.getPosition());
    return bounds;
  }

  getSize() {
    return this.#markers.length;
  }

  getMarkers() {
    return this.#markers;
  }

  getClusterMarker() {
    return this.#sign;
  }
}

type ClustererMethods =
  | 'addMarker'
  | 'addMarkers'
  | 'removeMarker'
  | 'removeMarkers'
  | 'clear'
  | 'redraw'
  | 'setMap'
  | 'setGridSize'
  | 'setMinClusterSize'
  | 'setAverageCenter'
  | 'setMinLevel'
  | 'setTexts'
  | 'setCalculator'
  | 'setStyles';

/** Gathers markers that fall into one grid cell of the screen, like kakao.maps.MarkerClusterer. */
export class StandInMarkerClusterer implements Pick<kakao.maps.MarkerClusterer, ClustererMethods> {
  readonly #markers = new Set<Clusterable>();
  readonly #clickZoom: boolean;
  #signs: StandInCustomOverlay[] = [];
  #map: StandInMap | null = null;
  #gridSize: number;
  #averageCenter: boolean;
  #minLevel: number;
  #minClusterSize: number;
  #styles: object[];
  #texts: Texts;
  #calculator: Calculator;

  constructor(options: kakao.maps.MarkerClustererOptions) {
    this.#clickZoom = !options.disableClickZoom;
    this.#gridSize = options.gridSize ?? 60;
    this.#averageCenter = options.averageCenter ?? false;
    this.#minLevel = options.minLevel ?? 0;
    this.#minClusterSize = options.minClusterSize ?? 2;
    this.#styles = options.styles ?? [];
    this.#texts = options.texts ?? String;
    this.#calculator = options.calculator ?? [10, 100, 1000, 10000];
    this.addMarkers(options.markers ?? [], true);
    this.setMap(options.map ?? null);
  }

  addMarker(marker: KakaoClusterable, nodraw = false) {
    if (marker instanceof StandInMarker || marker instanceof StandInCustomOverlay) this.#markers.add(marker);
    if (!nodraw) this.redraw();
  }

  addMarkers(markers: KakaoClusterable[], nodraw = false) {
    for (const marker of markers) this.addMarker(marker, true);
    if (!nodraw) this.redraw();
  }

  removeMarker(marker: KakaoClusterable, nodraw = false) {
    if (marker instanceof StandInMarker || marker instanceof StandInCustomOverlay) {
      this.#markers.delete(marker);
      marker.setMap(null);
    }
    if (!nodraw) this.redraw();
  }

  removeMarkers(markers: KakaoClusterable[], nodraw = false) {
    for (const marker of markers) this.removeMarker(marker, true);
    if (!nodraw) this.redraw();
  }

  clear() {
    this.#takeDown();
    this.#markers.clear();
  }

  setMap(map: kakao.maps.Map | StandInMap | null) {
    if (this.#map) event.removeListener(this.#map, 'zoom_changed', this.#redrawLater);
    this.#takeDown();
    this.#map = map instanceof StandInMap ? map : null;
    if (this.#map) event.addListener(this.#map, 'zoom_changed', this.#redrawLater);
    this.redraw();
  }

  redraw() {
    this.#takeDown();
    const map = this.#map;
    if (!map) return;
    const clusters: StandInCluster[] = [];
    for (const markers of this.#cells(map)) {
      if (map.getLevel() < this.#minLevel || markers.length < this.#minClusterSize) {
        for (const marker of markers) marker.setMap(map);
      } else {
        clusters.push(this.#cluster(map, markers));
      }
    }
    event.trigger(this, 'clustered', clusters);
  }

  setGridSize(size: number) {
    this.#gridSize = size;
    this.redraw();
  }

  setMinClusterSize(size: number) {
    this.#minClusterSize = size;
    this.redraw();
  }

  setAverageCenter(average: boolean) {
    this.#averageCenter = average;
    this.redraw();
  }

  setMinLevel(level: number) {
    this.#minLevel = level;
    this.redraw();
  }

  setTexts(texts: Texts) {
    this.#texts = texts;
    this.redraw();
  }

  setCalculator(calculator: Calculator) {
    this.#calculator = calculator;
    this.redraw();
  }

  setStyles(styles: object[]) {
    this.#styles = styles;
    this.redraw();
  }

  readonly #redrawLater = () => this.redraw();

  #takeDown() {
    for (const overlay of [...this.#signs, ...this.#markers]) overlay.setMap(null);
    this.#signs = [];
  }

  #cells(map: StandInMap) {
    const cells = new Map<string, Clusterable[]>();
    for (const marker of this.#markers) {
      const { x, y } = map.leaflet.project(toTuple(marker.getPosition()));
      const key = `${Math.floor(x / this.#gridSize)} ${Math.floor(y / this.#gridSize)}`;
      cells.set(key, [...(cells.get(key) ?? []), marker]);
    }
    return cells.values();
  }

  #cluster(map: StandInMap, markers: Clusterable[]) {
    const sign = document.createElement('button');
    sign.type = 'button';
    sign.className = 'stand-in-cluster';
    const size = markers.length;
    const thresholds = typeof this.#calculator === 'function' ? this.#calculator(size) : this.#calculator;
    const step = thresholds.filter((threshold) => size >= threshold).length;
    sign.textContent =
      typeof this.#texts === 'function' ? this.#texts(size) : (this.#texts[step] ?? String(size));
    const style = this.#styles[Math.min(step, this.#styles.length - 1)];
    if (style) {
      sign.className = '';
      Object.assign(sign.style, style);
    }
    const center = this.#centerOf(markers);
    const overlay = new StandInCustomOverlay({ clickable: true, content: sign, position: center, zIndex: 1 });
    const cluster = new StandInCluster(markers, center, overlay);
    sign.addEventListener('click', () => {
      event.trigger(this, 'clusterclick', cluster);
      if (this.#clickZoom) map.setLevel(map.getLevel() - 1, { anchor: center });
    });
    overlay.setMap(map);
    this.#signs.push(overlay);
    return cluster;
  }

  #centerOf(markers: Clusterable[]) {
    const positions = markers.map((marker) => marker.getPosition());
    const [first] = positions;
    if (first && !this.#averageCenter) return first;
    return new StandInLatLng(
      mean(positions.map((position) => position.getLat())),
      mean(positions.map((position) => position.getLng())),
    );
  }
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
