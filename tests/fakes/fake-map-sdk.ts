import { installMapStandIn } from '../../tools/map-stand-in/namespace.ts';

/**
 * Gives jsdom the stand-in map: overlays are in the page, a click on `.stand-in-map` is a tap on the middle of
 * the map (nothing has a size here), and addresses come from the stand-in's gazetteer.
 */
export function installFakeMapSdk() {
  // jsdom has no canvas and complains when asked; the map's picture is left out.
  HTMLCanvasElement.prototype.getContext = () => null;
  installMapStandIn(['services', 'clusterer']);
}
