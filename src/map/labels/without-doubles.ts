import type { LabelledSight, MapLabel } from '#src/domain/map/map-label.ts';
import { plainName } from './plain-name.ts';
import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { MOUNTAIN_SIGHTS } from '#src/domain/kinds/sight-kinds.ts';

type Kind = MapLabel['kind'];

/** One label for one thing. */
export type SingleLabels = {
  labels: MapLabel[];
  /** The sights that are a summit, a place or a park of the map, by its label. */
  sights: ReadonlyMap<MapLabel, LabelledSight>;
};

const EARTH_RADIUS_M = 6_378_137;
/** A summit among the sights this near to a peak is that peak, m. */
const PEAK_M = 2500;
/** So is a cable car or a trail that is called like it. */
const LIKE_PEAK_M = 5000;
const PLACE_M = 3000;
const PARK_M = 12_000;
/** From a peak to the middle of the park with its name. */
const PARK_OF_PEAK_M = 20_000;
/** From a sight on a lake, an island or a range to where its name is written. */
const AREA_M = 60_000;
const PLACES: readonly Kind[] = ['city', 'capital'];
const AREAS = new Set<Kind>(['lake', 'island', 'range', 'region', 'group', 'river']);

/**
 * The labels of a zoom, without those that name a thing again: sights that are a summit, a place or a park of
 * the map, and parks, countries and areas that are called like another label. Areas only where sights are
 * `named`.
 */
export function withoutDoubles(all: readonly MapLabel[], named: boolean): SingleLabels {
  const byName = groupByName(all);
  const ofKind = (kind: Kind) => all.filter((label) => label.kind === kind);
  const [peaks, parks] = [ofKind('peak'), ofKind('park')];
  const namesake = (label: MapLabel, kinds: readonly Kind[], metres: number) =>
    byName
      .get(plainName(label))
      ?.find((other) => kinds.includes(other.kind) && isWithin(label, other, metres));
  const sameAs = (label: MapLabel, { kind }: LabelledSight): MapLabel | undefined => {
    const isSummit = isOneOf(MOUNTAIN_SIGHTS, kind);
    const peak = isSummit ? peaks.find((other) => isWithin(label, other, PEAK_M)) : undefined;
    const park = kind === 'park' ? parks.find((other) => isSamePark(label, other)) : undefined;
    return (
      peak ?? namesake(label, ['peak'], LIKE_PEAK_M) ?? park ?? namesake(label, PLACES, PLACE_M)
    );
  };
  const isNamedElsewhere = (label: MapLabel): boolean => {
    if (label.kind === 'park') return namesake(label, ['peak'], PARK_OF_PEAK_M) !== undefined;
    if (label.kind === 'country') return namesake(label, PLACES, Infinity) !== undefined;
    return named && AREAS.has(label.kind) && namesake(label, ['sight'], AREA_M) !== undefined;
  };
  const sights = new Map<MapLabel, LabelledSight>();
  const labels = all.filter((label) => {
    const same = label.sight && sameAs(label, label.sight);
    if (same === undefined) return !isNamedElsewhere(label);
    if (label.sight !== undefined) sights.set(same, label.sight);
    return false;
  });
  return { labels, sights };
}

function groupByName(labels: readonly MapLabel[]): Map<string, MapLabel[]> {
  const groups = new Map<string, MapLabel[]>();
  for (const label of labels) {
    const name = plainName(label);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [label]);
    else group.push(label);
  }
  return groups;
}

function isSamePark(a: MapLabel, b: MapLabel): boolean {
  return firstWord(a) === firstWord(b) && isWithin(a, b, PARK_M);
}

function isWithin(a: MapLabel, b: MapLabel, metres: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= metres * Math.cosh(a.y / EARTH_RADIUS_M);
}

function firstWord(label: MapLabel): string {
  return plainName(label).split(/[\s/-]/u)[0] ?? '';
}
