/** The parts of the home map whose code is loaded apart from the page's own. */
export const loadMapCanvas = () => import('./MapCanvas').then((module) => module.MapCanvas);
export const loadMapSearch = () => import('./places/MapSearch').then((module) => module.MapSearch);
export const loadGatheredPlaces = () =>
  import('./places/GatheredPlaces').then((module) => module.GatheredPlaces);
export const loadPlaceCard = () => import('./places/PlaceCard').then((module) => module.PlaceCard);

/** Those that only a tap opens. */
export const TAPPED_PARTS = [loadMapSearch, loadGatheredPlaces, loadPlaceCard];
