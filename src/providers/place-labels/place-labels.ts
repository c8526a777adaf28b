import type { MapLabel } from '#src/domain/map/map-label.ts';
import { mapTileBounds } from '#src/domain/map/map-tile-bounds.ts';
import { PLACE_LABEL_LEVEL } from './place-label-level.ts';
import type { LabelledPlace } from '#src/providers/geocoder/points/places-within.ts';
import type { ListedSightPoint } from '#src/providers/sights/pack-sights.ts';

/** Inhabitants from which a place is of size 0, 1, …; the rest is of the last. */
const SIZES = [5_000_000, 500_000, 90_000, 24_000, 4000] as const;
/** Zooms of the view from which each is named. */
const FROM_ZOOM = { town: 9, village: 10, quarter: 12, largeAirport: 9, airport: 11 } as const;
/** The importance of a place of 1,500 inhabitants; famous villages have it too. */
const TOWN_IMPORTANCE = 18;
/** Fame 1 shows from zoom 9, each lesser one a zoom later. */
const SIGHTS_FROM_ZOOM = 8;
const WORLD_M = 40_075_016.685_578_49;

/** Finds entries within bounds. */
type Source<Found> = { within: (bounds: Bounds) => Promise<Found[]> };

type Bounds = { west: number; south: number; east: number; north: number };

/**
 * The labels of the gazetteer's settlements and airports and of the sights within a tile of
 * PLACE_LABEL_LEVEL, with the zooms from which they may be shown.
 */
export function createPlaceLabels(places: Source<LabelledPlace>, sights: Source<ListedSightPoint>) {
  return async (x: number, y: number): Promise<MapLabel[]> => {
    const bounds = mapTileBounds(PLACE_LABEL_LEVEL, x, y);
    const [settled, seen] = await Promise.all([places.within(bounds), sights.within(bounds)]);
    return [...settled.map(placeLabel), ...seen.map(sightLabel)];
  };
}

function placeLabel(place: LabelledPlace): MapLabel {
  const { names, population, importance, kind } = place;
  const at = { ...toMapMetres(place), names, until: 99, height: 0 };
  if (kind === 'airport') {
    const { large } = place;
    const zoom = large ? FROM_ZOOM.largeAirport : FROM_ZOOM.airport;
    return { ...at, kind, zoom, size: large ? 0 : 1 };
  }
  const size = SIZES.findIndex((least) => population >= least);
  const known = size === -1 ? SIZES.length : size;
  return { ...at, kind, zoom: firstZoom(place), size: known, population, importance };
}

function firstZoom({ kind, importance }: LabelledPlace): number {
  if (kind === 'quarter') return FROM_ZOOM.quarter;
  const isTown = kind === 'capital' || importance >= TOWN_IMPORTANCE;
  return isTown ? FROM_ZOOM.town : FROM_ZOOM.village;
}

function sightLabel({ id, names, kind, fame, ...point }: ListedSightPoint): MapLabel {
  return {
    ...toMapMetres(point),
    kind: 'sight',
    names,
    zoom: SIGHTS_FROM_ZOOM + fame,
    until: 99,
    size: fame - 1,
    height: 0,
    sight: { id, kind, fame },
  };
}

function toMapMetres({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360) * WORLD_M,
    y: (Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * WORLD_M,
  };
}
