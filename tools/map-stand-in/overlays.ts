import { divIcon, DomEvent, DomUtil, Marker as LeafletMarker, type Icon, type DivIcon, icon } from 'leaflet';
import { event } from './events.ts';
import { StandInLatLng, StandInPoint, StandInSize, toTuple } from './geometry.ts';
import { StandInMap } from './map.ts';

type Position = kakao.maps.LatLng | kakao.maps.Viewpoint;
type Host = kakao.maps.Map | kakao.maps.Roadview | StandInMap | null | undefined;

/** Leaflet sorts markers by their place on the screen; a z-index has to outweigh a whole screen. */
const Z_INDEX_WEIGHT = 10000;

/** Everything that stands on the map at one position, drawn by a Leaflet marker. */
abstract class PositionedOverlay {
  protected readonly pin: LeafletMarker;
  #position: StandInLatLng;
  #map: StandInMap | null = null;
  #zIndex: number;

  constructor(pin: LeafletMarker, position: Position, zIndex: number) {
    this.pin = pin;
    this.#position = new StandInLatLng(...toTuple(position));
    this.#zIndex = zIndex;
    this.setZIndex(zIndex);
  }

  setMap(host: Host) {
    this.pin.remove();
    this.#map = host instanceof StandInMap ? host : null;
    if (this.#map) this.pin.addTo(this.#map.leaflet);
  }

  getMap() {
    return this.#map;
  }

  setPosition(position: Position) {
    this.#position = new StandInLatLng(...toTuple(position));
    this.pin.setLatLng(toTuple(position));
  }

  getPosition() {
    return this.#position;
  }

  setZIndex(zIndex: number) {
    this.#zIndex = zIndex;
    this.pin.setZIndexOffset(zIndex * Z_INDEX_WEIGHT);
  }

  getZIndex() {
    return this.#zIndex;
  }

  setVisible(visible: boolean) {
    this.pin.setOpacity(visible ? 1 : 0);
  }

  getVisible() {
    return this.pin.options.opacity !== 0;
  }
}

type CustomOverlayMethods =
  | 'setMap'
  | 'setPosition'
  | 'getPosition'
  | 'setContent'
  | 'getContent'
  | 'setVisible'
  | 'getVisible'
  | 'setZIndex'
  | 'getZIndex';

export class StandInCustomOverlay
  extends PositionedOverlay
  implements Pick<kakao.maps.CustomOverlay, CustomOverlayMethods>
{
  /** The content has a parent as soon as the constructor returns: react-kakao-maps-sdk draws into it. */
  readonly #wrapper: HTMLElement;
  #content: HTMLElement | string = '';

  constructor(options: kakao.maps.CustomOverlayOptions) {
    const { xAnchor = 0.5, yAnchor = 0.5, clickable = false } = options;
    const wrapper = DomUtil.create('div', 'stand-in-overlay');
    wrapper.style.transform = `translate(${-100 * xAnchor}%, ${-100 * yAnchor}%)`;
    if (clickable) DomEvent.disableClickPropagation(wrapper);
    super(
      new LeafletMarker(toTuple(options.position), {
        icon: divIcon({ className: 'stand-in-anchor', html: wrapper, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }),
      options.position,
      options.zIndex ?? 0,
    );
    this.#wrapper = wrapper;
    this.setContent(options.content ?? '');
    this.setMap(options.map);
  }

  setContent(content: HTMLElement | string) {
    this.#content = content;
    if (typeof content === 'string') this.#wrapper.innerHTML = content;
    else this.#wrapper.replaceChildren(content);
  }

  getContent() {
    return this.#content;
  }
}

export class StandInMarkerImage implements kakao.maps.MarkerImage {
  readonly icon: Icon;

  constructor(src: string, size: kakao.maps.Size, options: kakao.maps.MarkerImageOptions = {}) {
    const { width, height } = size instanceof StandInSize ? size : new StandInSize(24, 35);
    const offset = options.offset ?? new StandInPoint(width / 2, height);
    this.icon = icon({ iconUrl: src, iconSize: [width, height], iconAnchor: [offset.x, offset.y] });
  }
}

const PIN = `<svg viewBox="0 0 28 38" width="28" height="38" aria-hidden="true"><path d="M14 1C6.800 1 1 6.800 1 14c0 9.500 13 23 13 23s13-13.500 13-23C27 6.800 21.200 1 14 1Z" fill="#ff8a1f" stroke="#fff" stroke-width="2"/><circle cx="14" cy="14" r="5" fill="#fff"/></svg>`;

const defaultIcon = (): DivIcon =>
  divIcon({ className: 'stand-in-pin', html: PIN, iconAnchor: [14, 37], iconSize: [28, 38] });

type MarkerMethods =
  | 'setMap'
  | 'setImage'
  | 'setPosition'
  | 'getPosition'
  | 'setZIndex'
  | 'getZIndex'
  | 'setVisible'
  | 'getVisible'
  | 'setTitle'
  | 'getTitle'
  | 'setDraggable'
  | 'getDraggable'
  | 'setClickable'
  | 'getClickable'
  | 'setOpacity'
  | 'getOpacity';

export class StandInMarker extends PositionedOverlay implements Pick<kakao.maps.Marker, MarkerMethods> {
  #draggable = false;

  constructor(options: kakao.maps.MarkerOptions) {
    const { title = '', clickable = false } = options;
    super(
      new LeafletMarker(toTuple(options.position), {
        alt: title,
        // Kakao's map hears a click on a marker too, unless the marker is `clickable`.
        bubblingMouseEvents: !clickable,
        icon: options.image instanceof StandInMarkerImage ? options.image.icon : defaultIcon(),
        opacity: options.opacity ?? 1,
        title,
      }),
      options.position,
      options.zIndex ?? 0,
    );
    this.pin.on({
      click: () => event.trigger(this, 'click'),
      dragend: () => {
        const { lat, lng } = this.pin.getLatLng();
        this.setPosition(new StandInLatLng(lat, lng));
        event.trigger(this, 'dragend');
      },
      dragstart: () => event.trigger(this, 'dragstart'),
      mouseout: () => event.trigger(this, 'mouseout'),
      mouseover: () => event.trigger(this, 'mouseover'),
    });
    this.setDraggable(options.draggable ?? false);
    this.setMap(options.map);
  }

  override setMap(host: Host) {
    super.setMap(host);
    // Leaflet has a marker's drag handler only while the marker is on a map.
    this.setDraggable(this.#draggable);
  }

  setImage(image: kakao.maps.MarkerImage) {
    this.pin.setIcon(image instanceof StandInMarkerImage ? image.icon : defaultIcon());
  }

  setTitle(title: string) {
    this.pin.options.title = title;
    this.pin.getElement()?.setAttribute('title', title);
  }

  getTitle() {
    return this.pin.options.title ?? '';
  }

  setDraggable(draggable: boolean) {
    this.#draggable = draggable;
    if (draggable) this.pin.dragging?.enable();
    else this.pin.dragging?.disable();
  }

  getDraggable() {
    return this.#draggable;
  }

  setClickable(clickable: boolean) {
    this.pin.options.bubblingMouseEvents = !clickable;
  }

  getClickable() {
    return this.pin.options.bubblingMouseEvents === false;
  }

  setOpacity(opacity: number) {
    this.pin.setOpacity(opacity);
  }

  getOpacity() {
    return this.pin.options.opacity ?? 1;
  }
}

type InfoWindowMethods =
  'open' | 'close' | 'setPosition' | 'getPosition' | 'setContent' | 'getContent' | 'setZIndex' | 'getZIndex';

export class StandInInfoWindow implements Pick<kakao.maps.InfoWindow, InfoWindowMethods> {
  readonly #bubble: HTMLElement = DomUtil.create('div', 'stand-in-info');
  readonly #overlay: StandInCustomOverlay;
  #content: HTMLElement | string = '';

  constructor(options: kakao.maps.InfoWindowOptions) {
    this.#overlay = new StandInCustomOverlay({
      clickable: true,
      content: this.#bubble,
      position: options.position ?? new StandInLatLng(0, 0),
      yAnchor: 1,
      zIndex: options.zIndex ?? 1,
    });
    this.setContent(options.content ?? '');
    if (options.map) this.open(options.map);
  }

  open(host: kakao.maps.Map | kakao.maps.Roadview | StandInMap, marker?: kakao.maps.Marker) {
    this.#bubble.classList.toggle('stand-in-info-above-pin', marker !== undefined);
    if (marker) this.#overlay.setPosition(marker.getPosition());
    this.#overlay.setMap(host);
  }

  close() {
    this.#overlay.setMap(null);
  }

  setPosition(position: Position) {
    this.#overlay.setPosition(position);
  }

  getPosition() {
    return this.#overlay.getPosition();
  }

  setContent(content: HTMLElement | string) {
    this.#content = content;
    if (typeof content === 'string') this.#bubble.innerHTML = content;
    else this.#bubble.replaceChildren(content);
  }

  getContent() {
    return this.#content;
  }

  setZIndex(zIndex: number) {
    this.#overlay.setZIndex(zIndex);
  }

  getZIndex() {
    return this.#overlay.getZIndex();
  }
}
