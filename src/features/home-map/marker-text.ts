import type { Coordinates } from '@/domain/map/geo';
import { metersBetween } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';
import { formatNumber } from '@/domain/numbers';

/** What a marker is, in one word: 챌린지 or 스팟, by what it opens and not by how it looks. */
export function markerKind({ source }: MapMarker): string {
  return source === 'CHALLENGE' ? '챌린지' : '스팟';
}

/** How the user stands with a challenge, in one word; empty for what is not under way. */
export function markerState({ completed, ongoing }: MapMarker): string {
  if (completed) return '완료';
  return ongoing ? '진행중' : '';
}

/** Name of a marker for those who do not see it. */
export function markerLabel(marker: MapMarker): string {
  return [marker.title, markerKind(marker), markerState(marker)].filter(Boolean).join(', ');
}

/** How far a marker is, such as 320m or 1.2km; null while the user's place is not known. */
export function distanceText(marker: MapMarker, position: Coordinates | null): string | null {
  if (!position) return null;
  const meters = Math.round(metersBetween(position, { latitude: marker.lat, longitude: marker.lng }));
  return meters < 1000 ? `${meters}m` : `${formatNumber(Math.round(meters / 100) / 10)}km`;
}
