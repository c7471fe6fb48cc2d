import type { Coordinates } from '@/domain/map/geo';
import { distanceText, metersBetween } from '@/domain/map/geo';
import type { MapMarker } from '@/domain/map/markers';

/** What a marker is, in one word: 챌린지 or 스팟, as it looks. A post of 30 likes is a challenge too (2 §5). */
export function markerKind({ level }: MapMarker): string {
  return level === 'CHALLENGE' ? '챌린지' : '스팟';
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

/** How far a marker is (see distanceText); null while the user's place is not known. */
export function markerDistance(marker: MapMarker, position: Coordinates | null): string | null {
  return position && distanceText(metersBetween(position, { latitude: marker.lat, longitude: marker.lng }));
}
