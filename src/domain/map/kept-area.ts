import { distanceKm } from '../place/location.ts';
import type { LatLng } from '../place/location.ts';
import type { DetailSources, TileSource } from './detail-tiles.ts';
import { mapTileBounds } from './map-tile-bounds.ts';

/** The detailed map is kept this far around each place of a trip. */
export const KEPT_KM = 15;
/** The most that one trip keeps; what does not fit is the outermost. */
export const KEPT_BYTES = 60_000_000;
/** The most tiles of a trip, also where they are so small that more would fit. */
export const KEPT_TILES = 12_000;

/** The embedded map draws coarser tiles itself. */
const FIRST_ZOOM = 9;
const LAST_ZOOM = { tiles: 14, terrain: 12 } as const;

export type KeptKind = keyof DetailSources;

/** A tile of the area, and how far its nearest point lies from the nearest place of the trip. */
export type KeptTile = { kind: KeptKind; z: number; x: number; y: number; km: number };

const KINDS = ['tiles', 'terrain'] as const satisfies KeptKind[];
const KM_A_DEGREE = (6371 * Math.PI) / 180;
const RADIANS = Math.PI / 180;
/** Web mercator ends here. */
const LAST_LATITUDE = 85.05112877980659;

/**
 * The tiles that show what lies within 15 km of any of the points, each once, innermost first: so whoever runs
 * out of room leaves out the outermost.
 */
export function keptTiles(points: readonly LatLng[], sources: DetailSources): KeptTile[] {
  const found = new Map<string, KeptTile>();
  for (const kind of KINDS) {
    const source = sources[kind];
    if (source === null) continue;
    const last = Math.min(LAST_ZOOM[kind], source.maxZoom);
    for (let z = Math.max(FIRST_ZOOM, source.minZoom); z <= last; z += 1) {
      for (const point of points) addAround(found, { point, kind, z, source });
    }
  }
  return Array.from(found.values()).toSorted(innermostFirst).slice(0, KEPT_TILES);
}

/** The key of a tile in lists and, below `/kept-map/`, in the cache. */
export function tileKey({ kind, z, x, y }: Omit<KeptTile, 'km'>): string {
  return `${kind}/${z}/${x}/${y}`;
}

function innermostFirst(a: KeptTile, b: KeptTile): number {
  return (
    a.km - b.km ||
    a.z - b.z ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    a.y - b.y ||
    a.x - b.x
  );
}

type Around = { point: LatLng; kind: KeptKind; z: number; source: TileSource };

function addAround(found: Map<string, KeptTile>, { point, kind, z, source }: Around): void {
  const box = boxAround(point);
  if (box === null) return;
  const count = 2 ** z;
  const first = Math.floor(columnOf(box.west, count));
  // A box as wide as the world meets itself.
  const last = Math.min(Math.ceil(columnOf(box.east, count)) - 1, first + count - 1);
  const top = Math.floor(rowOf(box.north, count));
  const bottom = Math.min(Math.ceil(rowOf(box.south, count)), count) - 1;
  for (let y = top; y <= bottom; y += 1) {
    for (let column = first; column <= last; column += 1) {
      const tile = { kind, z, x: ((column % count) + count) % count, y };
      const edges = mapTileBounds(z, tile.x, y);
      if (isOutside(edges, source)) continue;
      const key = tileKey(tile);
      const km = kmTo(edges, point);
      if (km < (found.get(key)?.km ?? Infinity)) found.set(key, { ...tile, km });
    }
  }
}

/** The degrees that a circle around the point touches; longitudes may lie beyond 180. Null off the map. */
function boxAround({ lat, lng }: LatLng) {
  const reach = KEPT_KM / KM_A_DEGREE;
  const south = Math.max(lat - reach, -LAST_LATITUDE);
  const north = Math.min(lat + reach, LAST_LATITUDE);
  if (south >= north) return null;
  const share = Math.sin(reach * RADIANS) / Math.cos(lat * RADIANS);
  const width = share < 1 && Math.abs(lat) + reach < 90 ? Math.asin(share) / RADIANS : 180;
  return { south, north, west: lng - width, east: lng + width };
}

function columnOf(lng: number, count: number): number {
  return ((lng + 180) / 360) * count;
}

function rowOf(lat: number, count: number): number {
  const mercator = Math.asinh(Math.tan(lat * RADIANS)) / Math.PI;
  return Math.max(0, ((1 - mercator) / 2) * count);
}

type Edges = ReturnType<typeof mapTileBounds>;

function isOutside(tile: Edges, { bounds }: TileSource): boolean {
  if (bounds === null) return false;
  const [west, south, east, north] = bounds;
  if (tile.south >= north || tile.north <= south) return true;
  const isApart = (from: number, to: number) => tile.west >= to || tile.east <= from;
  // Bounds may cross the date line.
  return west <= east ? isApart(west, east) : isApart(west, 180) && isApart(-180, east);
}

function kmTo({ west, south, east, north }: Edges, point: LatLng): number {
  const turns = Math.round((point.lng - (west + east) / 2) / 360) * 360;
  const lng = Math.min(Math.max(point.lng - turns, west), east);
  return distanceKm(point, { lat: Math.min(Math.max(point.lat, south), north), lng });
}
