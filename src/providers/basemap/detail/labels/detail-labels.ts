import { DETAIL_CLASSES } from '#src/domain/map/detail-classes.ts';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { LabelKind, MapLabel } from '#src/domain/map/map-label.ts';
import type { DetailTile } from '../detail-tiles.ts';
import { TILE_STEPS } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';
import { builtUpLand } from './built-up-land.ts';
import { LINE_LAYERS, POINT_LAYERS } from './feature-classes.ts';
import { namesOf } from './feature-names.ts';
import { joinLines } from './join-lines.ts';
import { middleOf } from './line-middle.ts';
import { tilePlace } from '#src/providers/basemap/tiles/tile-place.ts';
import type { TilePlace } from '#src/providers/basemap/tiles/tile-place.ts';

type Names = MapLabel['names'];
/** The fields of a label that follow from what it is. */
type Described = Omit<MapLabel, 'x' | 'y' | 'names' | 'until' | 'detail'>;

/** Kinds that the embedded map's list of names has too; everything else is a `feature`. */
const KINDS: Partial<Record<DetailClass, { kind: LabelKind; size: number }>> = {
  city: { kind: 'city', size: 1 },
  town: { kind: 'city', size: 3 },
  village: { kind: 'city', size: 4 },
  hamlet: { kind: 'city', size: 5 },
  suburb: { kind: 'quarter', size: 4 },
  neighbourhood: { kind: 'quarter', size: 5 },
  peak: { kind: 'peak', size: 3 },
  airport: { kind: 'airport', size: 2 },
  reserve: { kind: 'park', size: 3 },
  lake: { kind: 'lake', size: 3 },
  river: { kind: 'river', size: 3 },
  stream: { kind: 'river', size: 4 },
  number: { kind: 'figure', size: 0 },
};
/** Summits of this height are named from this zoom on, all others from 13. */
const HIGH_PEAKS = [
  [2700, 11],
  [2400, 12],
] as const;
/** Outside of built-up land it is a landmark already one zoom before. */
const LANDMARKS_IN_EMPTY_LAND = new Set<DetailClass>(['parking', 'information', 'bus-station']);
/** Nothing stands there without a name, not even a symbol. */
const NEVER_NAMELESS = new Set<DetailClass>(['pass', 'reserve', 'lake', 'airport']);
/** A line shorter than so many steps a letter never carries its name. */
const STEPS_A_LETTER = 4;

/**
 * The names and icons of a detail tile, of points that lie in it: what reaches over from a
 * neighbour is left out. Names along lines are of whole streets and rivers, as far as the tile has
 * them.
 */
export function readDetailLabels(tile: DetailTile, z: number, x: number, y: number): MapLabel[] {
  const at = tilePlace(z, x, y);
  const isBuiltUp = builtUpLand(tile.get('landuse') ?? []);
  return [
    ...Object.entries(POINT_LAYERS).flatMap(([layer, classOf]) =>
      (tile.get(layer) ?? []).flatMap((feature) =>
        pointLabels(feature, classOf(feature.tags), at, isBuiltUp),
      ),
    ),
    ...Object.entries(LINE_LAYERS).flatMap(([layer, classOf]) =>
      lineLabels(tile.get(layer) ?? [], classOf, at),
    ),
  ];
}

function pointLabels(
  { kind, parts, tags }: TileFeature,
  what: DetailClass | null,
  at: TilePlace,
  isBuiltUp: (x: number, y: number) => boolean,
): MapLabel[] {
  const [across = 0, down = 0] = parts[0] ?? [];
  if (what === null || kind !== 'point' || !isInside(across, down)) return [];
  const names = what === 'number' ? numberOf(tags) : namesOf(tags);
  if (names === null && (isPlace(what) || NEVER_NAMELESS.has(what))) return [];
  const label = {
    ...described(what, tags),
    ...at.toMap(across, down),
    names: names ?? { en: '', de: '' },
    until: 99,
    detail: { class: what, namedFrom: DETAIL_CLASSES[what].named },
  };
  const late = LANDMARKS_IN_EMPTY_LAND.has(what) && isBuiltUp(across, down);
  return [late ? { ...label, zoom: label.zoom + 1 } : label];
}

function lineLabels(
  features: readonly TileFeature[],
  classOf: (tags: TileFeature['tags']) => DetailClass | null,
  at: TilePlace,
): MapLabel[] {
  const named = new Map<string, { what: DetailClass; names: Names; lines: number[][] }>();
  for (const { kind, parts, tags } of features) {
    const [what, names] = [classOf(tags), namesOf(tags)];
    if (kind !== 'line' || what === null || names === null) continue;
    const key = `${what}/${names.en}`;
    const group = named.get(key) ?? { what, names, lines: [] };
    group.lines.push(...parts);
    named.set(key, group);
  }
  return [...named.values()].flatMap(({ what, names, lines }) =>
    joinLines(lines).flatMap((line) => lineLabel(line, what, names, at) ?? []),
  );
}

function lineLabel(
  line: readonly number[],
  what: DetailClass,
  names: Names,
  at: TilePlace,
): MapLabel | null {
  const { x, y, length } = middleOf(line);
  if (!isInside(x, y) || length < names.en.length * STEPS_A_LETTER) return null;
  const namedFrom = DETAIL_CLASSES[what].named;
  return {
    ...described(what, {}),
    ...at.toMap(x, y),
    names,
    until: 99,
    importance: length,
    detail: { class: what, namedFrom, line: at.lineToMap(line) },
  };
}

function described(what: DetailClass, tags: TileFeature['tags']): Described {
  const { rank, from } = DETAIL_CLASSES[what];
  const { kind, size } = KINDS[what] ?? { kind: 'feature' as const, size: 0 };
  const height = what === 'peak' || what === 'pass' ? numberIn(tags, 'ele') : 0;
  const highFrom = HIGH_PEAKS.find(([metres]) => what === 'peak' && height >= metres)?.[1];
  // OpenMapTiles ranks within a class: 1 is the most important.
  return { kind, size, height, rank, zoom: highFrom ?? from, importance: -numberIn(tags, 'rank') };
}

function isPlace(what: DetailClass): boolean {
  return DETAIL_CLASSES[what].named !== null && KINDS[what] !== undefined && what !== 'peak';
}

function isInside(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < TILE_STEPS && y < TILE_STEPS;
}

function numberOf(tags: TileFeature['tags']): Names | null {
  const number = String(tags['housenumber'] ?? '').trim();
  return number === '' ? null : { en: number, de: number };
}

/** Some profiles write numbers as words; 0 where there is none. */
function numberIn(tags: TileFeature['tags'], key: string): number {
  const number = Number(tags[key] ?? 0);
  return Number.isFinite(number) ? Math.round(number) : 0;
}
