import { containsXY } from 'ol/extent.js';
import type { Coordinate } from 'ol/coordinate.js';
import type { Extent } from 'ol/extent.js';
import { createXYZ } from 'ol/tilegrid.js';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { EmbeddedBasemap } from '#src/domain/ports.ts';
import { createLabelTiles } from './label-tiles.ts';
import { ownPlace } from './own-place.ts';
import { plainName } from './plain-name.ts';

/** A label and the east-west shift of the world in which it is seen, metres. */
export type SeenLabel = { label: MapLabel; shift: number };

export interface LabelStore {
  /**
   * Loaded labels within an extent; missing tiles are fetched. `pin`: the place there is among them, of
   * `ownPlace`.
   */
  within(extent: Extent, zoom: number, pin?: Coordinate | null): SeenLabel[];
}

/** Tiles of 512 px: a view's zoom uses tiles one level lower. */
const TILE_GRID = createXYZ({ tileSize: 512, minZoom: 1, maxZoom: 15 });
/** The place of the pin is named from this zoom on, whatever else is. */
const OWN_PLACE_FROM_ZOOM = 6.7;
/** Labels of coarse levels are rounded, m. */
const ROUNDED_M = 30_000;
const WORLD_M = 40_075_016.685_578_49;

/**
 * The labels of the tiles. Each name is in one tile only, of the level where it first shows, so a
 * view reads its own level and all coarser ones. From zoom 9 on the gazetteer has every place, exactly
 * where it is: its cities replace those of the coarser levels.
 */
export function createLabelStore(
  { tiles, labelLevels, placeLevel }: EmbeddedBasemap,
  onLoaded: () => void,
): LabelStore {
  const read = createLabelTiles((z, x, y) => tiles.labels(z, x, y), onLoaded);
  const labelsOfLevel = (level: number, extent: Extent): SeenLabel[] => {
    const seen: SeenLabel[] = [];
    forEachTile(level, extent, (x, y, shift) => {
      for (const label of read.of(level, x, y) ?? []) {
        if (containsXY(extent, label.x + shift, label.y)) seen.push({ label, shift });
      }
    });
    return seen;
  };
  const hasPlaces = ({ x, y }: MapLabel): boolean =>
    read.known(...tileAt(placeLevel, x, y)) !== null;
  const ownPlaceOf = ([x = 0, y = 0]: Coordinate): MapLabel[] => {
    const [level, column, row] = tileAt(placeLevel, x, y);
    if (row < 0 || row >= 2 ** level) return [];
    const own = ownPlace(read.of(level, column, row) ?? [], x, y);
    return own === null ? [] : [own];
  };
  return {
    within(extent, zoom, pin = null) {
      const finest = Math.max(1, Math.floor(zoom + 0.3) - 1);
      const seen = labelLevels
        .filter((level) => level <= finest)
        .flatMap((level) => labelsOfLevel(level, extent));
      if (placeLevel <= finest) {
        const places = labelsOfLevel(placeLevel, extent);
        return [...seen.filter(({ label }) => !isCity(label) || !hasPlaces(label)), ...places];
      }
      if (pin === null || zoom < OWN_PLACE_FROM_ZOOM) return seen;
      const shift = Math.floor(((pin[0] ?? 0) + WORLD_M / 2) / WORLD_M) * WORLD_M;
      const own = ownPlaceOf(pin).map((label) => ({ label: { ...label, zoom: 0 }, shift }));
      return [...seen.filter(({ label }) => !own.some((it) => isSame(it.label, label))), ...own];
    },
  };
}

/** Visits the tiles of a level in an extent; `shift`: of the world in which they are seen, metres. */
export function forEachTile(
  level: number,
  extent: Extent,
  visit: (x: number, y: number, shift: number) => void,
): void {
  const around = 2 ** level;
  TILE_GRID.forEachTileCoord(extent, level, ([, x = 0, y = 0]) => {
    if (y < 0 || y >= around) return;
    visit(((x % around) + around) % around, y, Math.floor(x / around) * WORLD_M);
  });
}

/** Level, column and row of the tile with a point in web mercator metres. */
function tileAt(level: number, x: number, y: number): [z: number, x: number, y: number] {
  const around = 2 ** level;
  const column = Math.floor((x / WORLD_M + 0.5) * around);
  const row = Math.floor((0.5 - y / WORLD_M) * around);
  return [level, ((column % around) + around) % around, row];
}

function isCity({ kind }: MapLabel): boolean {
  return kind === 'city' || kind === 'capital';
}

/** The place of the gazetteer and the label of a coarser level, whose point is rounded. */
function isSame(place: MapLabel, label: MapLabel): boolean {
  if (!isCity(label)) return false;
  const away = Math.hypot(place.x - label.x, place.y - label.y);
  return away < ROUNDED_M && plainName(place) === plainName(label);
}
