/**
 * What the home map is compared with: an empty map with as many plain markers as the home screen draws of 10,000
 * records, without React, and one marker that follows the position.
 */

/** As many as the home map draws in this benchmark. */
const MARKERS = 28;
const COLUMNS = 4;
/** Degrees between two markers. */
const STEP = 0.0008;
const PORT = { latitude: 33.24083, longitude: 126.605983 };

const { maps } = window.kakao;

function drawMarker(map: kakao.maps.Map, latitude: number, longitude: number): kakao.maps.CustomOverlay {
  const content = document.createElement('div');
  content.className = 'marker';
  content.dataset['marker'] = '';
  const marker = new maps.CustomOverlay({ position: new maps.LatLng(latitude, longitude), content });
  marker.setMap(map);
  return marker;
}

maps.load(() => {
  const container = document.querySelector<HTMLElement>('#map');
  if (!container) throw new Error('The page has no map.');
  const map = new maps.Map(container, {
    center: new maps.LatLng(PORT.latitude, PORT.longitude),
    level: 4,
  });
  for (let index = 0; index < MARKERS; index += 1)
    drawMarker(
      map,
      PORT.latitude + (Math.floor(index / COLUMNS) - MARKERS / COLUMNS / 2) * STEP,
      PORT.longitude + ((index % COLUMNS) - COLUMNS / 2) * STEP,
    );
  const user = drawMarker(map, PORT.latitude, PORT.longitude);
  navigator.geolocation.watchPosition(({ coords }) => {
    const place = new maps.LatLng(coords.latitude, coords.longitude);
    user.setPosition(place);
    map.panTo(place);
  });
});
