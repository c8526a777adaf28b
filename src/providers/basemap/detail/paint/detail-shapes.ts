import { TILE_STEPS } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';
import type { DetailTile } from '../detail-tiles.ts';
import type { AreaStyle } from './area-style.ts';
import { LAST_DIVISION_LEVEL } from './border-style.ts';
import { readWays } from './read-ways.ts';
import type { WayLevel } from './read-ways.ts';
import type { WayKind } from './way-kind.ts';

/** The shapes of a detail tile as paths in tile steps, each made when it is first drawn. */
export interface DetailShapes {
  /** Null where there are none; the same holds of all below. */
  areas(style: AreaStyle): Path2D | null;
  ways(kind: WayKind, level: WayLevel): Path2D | null;
  waterways(classes: ReadonlySet<string>): Path2D | null;
  water(which: 'sea' | 'inland', part: 'area' | 'edge'): Path2D | null;
  buildings(part: 'area' | 'edge'): Path2D | null;
  borders(of: 'country' | 'region'): Path2D | null;
  /** Has it tracks or paths? Some sources have them on their finest zoom only. */
  hasPaths: boolean;
}

type Trace = (path: Path2D, part: readonly number[], closed: boolean) => void;

const known = new WeakMap<DetailTile, DetailShapes>();

export function shapesOf(tile: DetailTile): DetailShapes {
  const shapes = known.get(tile) ?? readShapes(tile);
  known.set(tile, shapes);
  return shapes;
}

function readShapes(tile: DetailTile): DetailShapes {
  const paths = new Map<string, Path2D | null>();
  const path = (key: string, features: () => readonly TileFeature[], trace: Trace = traceWhole) => {
    const ready = paths.get(key);
    if (ready !== undefined) return ready;
    const made = pathOf(features(), trace);
    paths.set(key, made);
    return made;
  };
  const layer = (name: string): readonly TileFeature[] => tile.get(name) ?? [];
  const ways = readWays(tile);
  return {
    areas: (style) =>
      path(`areas ${style.layer} ${[...style.classes].join(' ')}`, () =>
        layer(style.layer).filter(
          (feature) => isArea(feature) && style.classes.has(areaClass(feature)),
        ),
      ),
    ways: (kind, level) => path(`way ${kind} ${level}`, () => ways.get(`${kind} ${level}`) ?? []),
    waterways: (classes) =>
      path(`waterway ${[...classes].join(' ')}`, () =>
        layer('waterway').filter(
          ({ tags }) => classes.has(String(tags['class'])) && tags['brunnel'] !== 'tunnel',
        ),
      ),
    water: (which, part) =>
      path(
        `water ${which} ${part}`,
        () =>
          layer('water').filter(
            (feature) =>
              isArea(feature) && (feature.tags['class'] === 'ocean') === (which === 'sea'),
          ),
        traceOf(part),
      ),
    buildings: (part) =>
      path(`building ${part}`, () => layer('building').filter(isArea), traceOf(part)),
    borders: (of) => path(`border ${of}`, () => layer('boundary').filter(isBorder(of))),
    hasPaths: [...ways.keys()].some((key) => /^(track|path|footway|steps) /u.test(key)),
  };
}

function isArea({ kind }: TileFeature): boolean {
  return kind === 'area';
}

/** The schema counts parks and gardens as grass. */
function areaClass({ tags }: TileFeature): string {
  const { class: name, subclass } = tags;
  return name === 'grass' && (subclass === 'park' || subclass === 'garden')
    ? subclass
    : String(name);
}

/** Disputed borders are drawn as others: the tiles do not tell whose view they show. */
function isBorder(of: 'country' | 'region'): (feature: TileFeature) => boolean {
  return ({ kind, tags: { admin_level: level, maritime } }) => {
    if (kind !== 'line' || typeof level !== 'number' || Number(maritime ?? 0) !== 0) return false;
    return of === 'country' ? level <= 2 : level > 2 && level <= LAST_DIVISION_LEVEL;
  };
}

function pathOf(features: readonly TileFeature[], trace: Trace): Path2D | null {
  if (features.length === 0) return null;
  const path = new Path2D();
  for (const { kind, parts } of features) {
    for (const part of parts) trace(path, part, kind === 'area');
  }
  return path;
}

function traceWhole(path: Path2D, part: readonly number[], closed: boolean): void {
  for (let at = 0; at < part.length; at += 2) {
    if (at === 0) path.moveTo(part[0] ?? 0, part[1] ?? 0);
    else path.lineTo(part[at] ?? 0, part[at + 1] ?? 0);
  }
  if (closed) path.closePath();
}

/** A ring without the edges along which its tile was cut. */
function traceInner(path: Path2D, part: readonly number[]): void {
  let pen = false;
  for (let at = 0; at < part.length; at += 2) {
    const [x = 0, y = 0] = [part[at], part[at + 1]];
    const next = (at + 2) % part.length;
    const [toX = 0, toY = 0] = [part[next], part[next + 1]];
    if (isCut(x, toX) || isCut(y, toY)) {
      pen = false;
      continue;
    }
    if (!pen) path.moveTo(x, y);
    path.lineTo(toX, toY);
    pen = true;
  }
}

/** Cut edges run along the tile's border, or along the margin outside of it. */
function isCut(from: number, to: number): boolean {
  return from === to && (from <= 0 || from >= TILE_STEPS);
}

function traceOf(part: 'area' | 'edge'): Trace {
  return part === 'area' ? traceWhole : traceInner;
}
