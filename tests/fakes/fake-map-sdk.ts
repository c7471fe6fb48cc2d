import { installMapStandIn } from '../../tools/map-stand-in/namespace.ts';

/**
 * Gives jsdom the stand-in map: overlays are in the page, a click on `.stand-in-map` is a tap on the middle of
 * the map (nothing has a size here), and addresses come from the stand-in's gazetteer. Without a script that paints it has no picture.
 */
export function installFakeMapSdk() {
  installMapStandIn(['services', 'clusterer'], { load: (callback) => callback() });
}
