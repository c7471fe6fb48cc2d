import { DomUtil, latLngBounds, Map as LeafletMap, type LeafletMouseEvent } from 'leaflet';
import { event } from './events.ts';
import { StandInLatLng, StandInLatLngBounds, StandInPoint, toTuple } from './geometry.ts';
import { JejuTiles } from './tiles.ts';

const STAND_IN_LABEL = '시험용 지도 (Kakao 아님)';

/** Level 3 is one metre per pixel, which is web-mercator zoom 17 at Jeju. */
const LEVEL_PLUS_ZOOM = 20;
const MIN_LEVEL = 1;
const MAX_LEVEL = 14;

const toZoom = (level: number) => LEVEL_PLUS_ZOOM - Math.min(Math.max(level, MIN_LEVEL), MAX_LEVEL);

type MapMethods =
  | 'setCenter'
  | 'getCenter'
  | 'setLevel'
  | 'getLevel'
  | 'setBounds'
  | 'getBounds'
  | 'setMinLevel'
  | 'setMaxLevel'
  | 'panBy'
  | 'panTo'
  | 'setDraggable'
  | 'getDraggable'
  | 'setZoomable'
  | 'getZoomable'
  | 'setMapTypeId'
  | 'getMapTypeId'
  | 'setKeyboardShortcuts'
  | 'getKeyboardShortcuts'
  | 'setCursor'
  | 'relayout'
  | 'getNode';

export class StandInMap implements Pick<kakao.maps.Map, MapMethods> {
  readonly leaflet: LeafletMap;
  readonly #container: HTMLElement;
  /** Leaflet rounds pans to whole pixels; the app compares with what it asked for. */
  #askedCenter: StandInLatLng | null;
  #mapTypeId: kakao.maps.MapTypeId;
  #isRemoved = false;

  constructor(container: HTMLElement, options: kakao.maps.MapOptions) {
    const [latitude, longitude] = toTuple(options.center);
    this.#container = container;
    this.#askedCenter = new StandInLatLng(latitude, longitude);
    this.#mapTypeId = options.mapTypeId ?? kakao.maps.MapTypeId.ROADMAP;
    container.style.position = 'relative';
    container.style.overflow = 'hidden';
    // StrictMode builds a second map on the same element, and Leaflet allows one map per element.
    const own = DomUtil.create('div', 'stand-in-map', container);
    const doubleClick = !(options.disableDoubleClick || options.disableDoubleClickZoom);
    this.leaflet = new LeafletMap(own, {
      attributionControl: false,
      center: [latitude, longitude],
      doubleClickZoom: doubleClick,
      dragging: options.draggable ?? true,
      // Tiles that come slowly into sight would lie like a veil over the place.
      fadeAnimation: false,
      // With which it glides on, in CSS pixels a second: a fifth of the finger's. Of two moves a millisecond apart Leaflet
      // would make a glide over the whole sea.
      inertiaMaxSpeed: 1500,
      keyboard: Boolean(options.keyboardShortcuts),
      maxZoom: toZoom(MIN_LEVEL),
      minZoom: toZoom(MAX_LEVEL),
      scrollWheelZoom: options.scrollwheel ?? true,
      zoom: toZoom(options.level ?? 3),
      zoomControl: false,
    });
    DomUtil.create('div', 'stand-in-label', own).textContent = STAND_IN_LABEL;
    this.#forwardEvents();
    this.#removeWithElement(own);
    setTimeout(() => this.#addTiles());
  }

  /** After the map itself, as Kakao's come. */
  #addTiles() {
    if (this.#isRemoved) return;
    new JejuTiles().on('load', () => event.trigger(this, 'tilesloaded')).addTo(this.leaflet);
  }

  getCenter() {
    if (this.#askedCenter) return this.#askedCenter;
    const { lat, lng } = this.leaflet.getCenter();
    return new StandInLatLng(lat, lng);
  }

  setCenter(center: kakao.maps.LatLng | kakao.maps.Coords) {
    const [latitude, longitude] = toTuple(center);
    this.#askedCenter = new StandInLatLng(latitude, longitude);
    this.leaflet.setView([latitude, longitude], this.leaflet.getZoom(), { animate: false });
  }

  panTo(target: kakao.maps.LatLng | kakao.maps.LatLngBounds | kakao.maps.Coords) {
    if (target instanceof StandInLatLngBounds) {
      this.setBounds(target);
      return;
    }
    if ('getSouthWest' in target) throw new TypeError('The stand-in map takes its own LatLngBounds.');
    const [latitude, longitude] = toTuple(target);
    this.#askedCenter = new StandInLatLng(latitude, longitude);
    const animate = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.leaflet.panTo([latitude, longitude], animate ? {} : { animate: false });
  }

  panBy(dx: number, dy: number) {
    this.#askedCenter = null;
    this.leaflet.panBy([dx, dy], { animate: false });
  }

  getLevel() {
    return LEVEL_PLUS_ZOOM - this.leaflet.getZoom();
  }

  setLevel(level: number, options?: { anchor?: kakao.maps.LatLng }) {
    if (options?.anchor) {
      this.#askedCenter = null;
      this.leaflet.setZoomAround(toTuple(options.anchor), toZoom(level), { animate: false });
      return;
    }
    const asked = this.getCenter();
    this.leaflet.setView(toTuple(asked), toZoom(level), { animate: false });
    this.#askedCenter = asked;
  }

  setMinLevel(level: number) {
    this.leaflet.setMaxZoom(toZoom(level));
  }

  setMaxLevel(level: number) {
    this.leaflet.setMinZoom(toZoom(level));
  }

  getBounds() {
    const bounds = this.leaflet.getBounds();
    return new StandInLatLngBounds(
      new StandInLatLng(bounds.getSouth(), bounds.getWest()),
      new StandInLatLng(bounds.getNorth(), bounds.getEast()),
    );
  }

  setBounds(bounds: kakao.maps.LatLngBounds, top = 32, right = 32, bottom = 32, left = 32) {
    this.#askedCenter = null;
    this.leaflet.fitBounds(latLngBounds(toTuple(bounds.getSouthWest()), toTuple(bounds.getNorthEast())), {
      animate: false,
      paddingBottomRight: [right, bottom],
      paddingTopLeft: [left, top],
    });
  }

  setDraggable(draggable: boolean) {
    if (draggable) this.leaflet.dragging.enable();
    else this.leaflet.dragging.disable();
  }

  getDraggable() {
    return this.leaflet.dragging.enabled();
  }

  setZoomable(zoomable: boolean) {
    for (const way of [this.leaflet.scrollWheelZoom, this.leaflet.doubleClickZoom, this.leaflet.touchZoom]) {
      if (zoomable) way.enable();
      else way.disable();
    }
  }

  getZoomable() {
    return this.leaflet.scrollWheelZoom.enabled();
  }

  /** There is only one look; the choice is remembered so that it can be read again. */
  setMapTypeId(mapTypeId: kakao.maps.MapTypeId) {
    this.#mapTypeId = mapTypeId;
  }

  getMapTypeId() {
    return this.#mapTypeId;
  }

  setKeyboardShortcuts(active: boolean) {
    if (active) this.leaflet.keyboard.enable();
    else this.leaflet.keyboard.disable();
  }

  getKeyboardShortcuts() {
    return this.leaflet.keyboard.enabled();
  }

  setCursor(style: string) {
    this.leaflet.getContainer().style.cursor = style;
  }

  relayout() {
    this.leaflet.invalidateSize({ animate: false });
  }

  getNode() {
    return this.#container;
  }

  #forwardEvents() {
    const mouse = (type: string) => (from: LeafletMouseEvent) =>
      event.trigger(this, type, {
        latLng: new StandInLatLng(from.latlng.lat, from.latlng.lng),
        point: new StandInPoint(from.containerPoint.x, from.containerPoint.y),
      });
    const plain = (type: string) => () => event.trigger(this, type);
    const moves = () => {
      event.trigger(this, 'center_changed');
      event.trigger(this, 'bounds_changed');
    };
    const forget = () => {
      this.#askedCenter = null;
    };
    this.leaflet.on({
      click: mouse('click'),
      contextmenu: mouse('rightclick'),
      dblclick: mouse('dblclick'),
      drag: plain('drag'),
      dragend: plain('dragend'),
      dragstart: () => {
        forget();
        event.trigger(this, 'dragstart');
      },
      mousemove: mouse('mousemove'),
      move: moves,
      moveend: plain('idle'),
      zoomend: plain('zoom_changed'),
      zoomstart: () => {
        // Also fires for setLevel, which puts the centre that was asked for back afterwards.
        forget();
        event.trigger(this, 'zoom_start');
      },
    });
  }

  /** The app empties the container and knows no remove(): without this, window listeners would pile up. */
  #removeWithElement(own: HTMLElement) {
    const observer = new MutationObserver(() => {
      if (own.parentElement === this.#container) return;
      observer.disconnect();
      this.#isRemoved = true;
      this.leaflet.remove();
    });
    observer.observe(this.#container, { childList: true });
  }
}
