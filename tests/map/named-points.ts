import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPoint } from '#src/map/labels/labels-in-view.ts';
import type { RestingView } from '#src/map/map-names.ts';

export const ZERMATT: LatLng = { lat: 46.0207, lng: 7.7491 };

/** Names around Zermatt, the nearest first. */
export const VILLAGE: NamedPoint = {
  names: { en: 'Zermatt', de: 'Zermatt' },
  kind: 'city',
  size: 4,
  point: ZERMATT,
  sight: null,
  what: null,
};

export const GORGE: NamedPoint = {
  names: { en: 'Gorner Gorge', de: 'Gornerschlucht' },
  kind: 'sight',
  size: 2,
  point: { lat: 46.0095, lng: 7.7403 },
  sight: { id: 'gorner-gorge-ch', kind: 'gorge', fame: 3 },
  what: null,
};

export const MATTERHORN: NamedPoint = {
  names: { en: 'Matterhorn', de: 'Matterhorn' },
  kind: 'peak',
  size: 4,
  point: { lat: 45.9766, lng: 7.6586 },
  sight: null,
  what: null,
};

export const TURIN: NamedPoint = {
  names: { en: 'Turin', de: 'Turin' },
  kind: 'city',
  size: 1,
  point: { lat: 45.07, lng: 7.686 },
  sight: null,
  what: null,
};

export function restingView(
  names: readonly NamedPoint[],
  { center = ZERMATT, zoom = 11 }: Partial<RestingView> = {},
): RestingView {
  return { center, zoom, names: () => names };
}
