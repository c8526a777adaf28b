import type { LatLng } from '#src/domain/place/location.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { toMap } from '#src/map/coordinates.ts';

const KM_PER_DEGREE = 111.2;

/** A label at a point; its name is its kind unless given. */
export function labelAt(
  point: LatLng,
  kind: MapLabel['kind'],
  { name = kind, ...more }: Partial<MapLabel> & { name?: string } = {},
): MapLabel {
  const [x = 0, y = 0] = toMap(point);
  const names = { en: name, de: name };
  return { kind, x, y, names, zoom: 9, until: 99, size: 5, height: 0, ...more };
}

/** A label of a sight. */
export function sightAt(
  point: LatLng,
  kind: NonNullable<MapLabel['sight']>['kind'],
  { name, fame = 1 }: { name: string; fame?: NonNullable<MapLabel['sight']>['fame'] },
): MapLabel {
  const sight = { id: name.toLowerCase(), kind, fame };
  return labelAt(point, 'sight', { name, size: fame - 1, zoom: 8 + fame, sight });
}

/** So many kilometres to the north and east of a point. */
export function kmFrom({ lat, lng }: LatLng, north: number, east: number): LatLng {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north / KM_PER_DEGREE, lng: lng + east / KM_PER_DEGREE / shrink };
}
