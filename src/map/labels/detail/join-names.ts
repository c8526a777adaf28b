import { bareLetters } from '#src/domain/language/bare-letters.ts';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { LabelKind, MapLabel } from '#src/domain/map/map-label.ts';
import type { SightKind } from '#src/domain/place/sights.ts';
import type { SeenLabel } from '../label-store.ts';

const EARTH_RADIUS_M = 6_378_137;
/** Up to this zoom places are named by the gazetteer, nearer by the tiles. */
const PLACES_FROM_ZOOM = 13;
/** A place of the gazetteer and one of the tiles with its name; with another name. */
const NAMESAKE_PLACE_M = 5000;
const SAME_PLACE_M = 1500;
const NAMESAKE_PEAK_M = 4000;
/** Of one height, and of any. */
const SAME_PEAK = { metres: 1500, height: 25, nearMetres: 300 } as const;
const SAME_AIRPORT_M = 4000;
const NAMESAKE_M = 2000;
/** A sight of the guide and an icon of that kind; an icon with a part of its name. */
const SAME_SIGHT_M = 400;
/** An entrance of a station, for example. */
const SAME_FEATURE_M = 400;

const PLACES = new Set<LabelKind>(['city', 'capital', 'quarter']);
const WATERS = new Set<LabelKind>(['river', 'lake', 'water']);

/** The sights of the guide that an icon of the tiles may show again. */
const SIGHTS_OF: Partial<Record<DetailClass, readonly SightKind[]>> = {
  viewpoint: ['viewpoint'],
  castle: ['castle', 'palace'],
  museum: ['museum'],
  ruin: ['ruin', 'castle', 'heritage'],
  theatre: ['theatre'],
  attraction: ['monument', 'heritage', 'zoo', 'theme-park', 'museum', 'bridge', 'square'],
  church: ['temple', 'heritage', 'monument'],
  worship: ['temple', 'heritage', 'monument'],
  park: ['park', 'garden'],
  garden: ['garden', 'park'],
  lift: ['cable-car'],
};

/**
 * One list of two maps, each thing once. What both have is named by the tiles, which know better where it
 * stands; sights of the guide, airports and parks stay, since they say more.
 */
export function joinNames(
  embedded: readonly SeenLabel[],
  ofTiles: readonly SeenLabel[],
  zoom: number,
): SeenLabel[] {
  const shown = ofTiles.filter(({ label }) => label.zoom <= zoom);
  const tiles = byName(shown.map(({ label }) => label));
  const places = shown.map(({ label }) => label).filter(({ kind }) => PLACES.has(kind));
  const peaks = shown.map(({ label }) => label).filter(({ kind }) => kind === 'peak');
  const known = new Map<MapLabel, MapLabel>();
  const sameAs = (label: MapLabel): MapLabel | undefined => {
    const namesakes = namesOf(label).flatMap((name) => tiles.get(name) ?? []);
    if (PLACES.has(label.kind)) {
      if (zoom < PLACES_FROM_ZOOM) return undefined;
      const namesake = namesakes.find(
        (it) => PLACES.has(it.kind) && isNear(it, label, NAMESAKE_PLACE_M),
      );
      return namesake ?? places.find((it) => isNear(it, label, SAME_PLACE_M));
    }
    if (label.kind === 'peak') {
      const namesake = namesakes.find(
        (it) => it.kind === 'peak' && isNear(it, label, NAMESAKE_PEAK_M),
      );
      return namesake ?? peaks.find((it) => isSamePeak(it, label));
    }
    return WATERS.has(label.kind) ? namesakes.find(({ kind }) => WATERS.has(kind)) : undefined;
  };
  const staying = embedded.filter(({ label }) => {
    const same = sameAs(label);
    if (same !== undefined) known.set(same, label);
    return same === undefined;
  });
  const stayed = staying.map(({ label }) => label).filter(({ kind }) => !PLACES.has(kind));
  const guide = byName(stayed);
  const named = new Map<string, MapLabel[]>();
  const own = shown.filter(({ label }) => !isDouble(label, stayed, guide) && isFirst(label, named));
  return [
    ...staying.map(guideFirst),
    ...own.map(({ label, shift }) => ({ label: withFacts(label, known), shift })),
  ];
}

/** Among the icons of tiles the sights of the guide are the first: before quarters, after villages. */
const SIGHT_RANK = 9.4;

function guideFirst({ label, shift }: SeenLabel): SeenLabel {
  if (label.sight === undefined) return { label, shift };
  return { label: { ...label, rank: SIGHT_RANK + label.size / 100 }, shift };
}

/** How many live there says how a place ranks, and whether it is the pin's own. */
function withFacts(label: MapLabel, known: ReadonlyMap<MapLabel, MapLabel>): MapLabel {
  const population = known.get(label)?.population;
  return population === undefined ? label : { ...label, population };
}

function isDouble(
  label: MapLabel,
  stayed: readonly MapLabel[],
  guide: ReadonlyMap<string, readonly MapLabel[]>,
): boolean {
  const what = label.detail?.class;
  if (what === undefined || PLACES.has(label.kind)) return false;
  if (label.detail?.line !== undefined) return false;
  if (what === 'peak' || WATERS.has(label.kind) || label.kind === 'figure') return false;
  const namesakes = namesOf(label).flatMap((name) => guide.get(name) ?? []);
  if (namesakes.some((it) => isNear(it, label, NAMESAKE_M))) return true;
  if (what === 'airport') {
    return stayed.some((it) => it.kind === 'airport' && isNear(it, label, SAME_AIRPORT_M));
  }
  const kinds = SIGHTS_OF[what] ?? [];
  return stayed.some(
    (it) =>
      it.sight !== undefined &&
      isNear(it, label, SAME_SIGHT_M) &&
      (kinds.includes(it.sight.kind) || hasNameOf(it, label)),
  );
}

/** Whether no feature of its class with its name is near; the station and its entrances are one. */
function isFirst(label: MapLabel, named: Map<string, MapLabel[]>): boolean {
  const [name] = namesOf(label);
  if (name === undefined || label.kind === 'figure') return true;
  if (label.detail?.line !== undefined) return true;
  const key = `${label.detail?.class}/${name}`;
  const others = named.get(key) ?? [];
  if (others.some((it) => isNear(it, label, SAME_FEATURE_M))) return false;
  named.set(key, [...others, label]);
  return true;
}

function isSamePeak(tile: MapLabel, label: MapLabel): boolean {
  if (isNear(tile, label, SAME_PEAK.nearMetres)) return true;
  const isAsHigh = Math.abs(tile.height - label.height) <= SAME_PEAK.height;
  return label.height > 0 && isAsHigh && isNear(tile, label, SAME_PEAK.metres);
}

const SHORTEST_PART = 6;

/** 'Palais Princier' and 'Palais Princier de Monaco'. */
function hasNameOf(a: MapLabel, b: MapLabel): boolean {
  return namesOf(a).some((one) =>
    namesOf(b).some((other) => {
      const [short, long] = one.length < other.length ? [one, other] : [other, one];
      return short.length >= SHORTEST_PART && long.includes(short);
    }),
  );
}

function byName(labels: readonly MapLabel[]): Map<string, MapLabel[]> {
  const groups = new Map<string, MapLabel[]>();
  for (const label of labels) {
    for (const name of namesOf(label)) groups.set(name, [...(groups.get(name) ?? []), label]);
  }
  return groups;
}

/** Its names, letters and digits only; none of a label without name. */
function namesOf({ names }: MapLabel): string[] {
  const plain = [names.en, names.de].map((name) =>
    bareLetters(name).replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return [...new Set(plain)].filter((name) => name !== '');
}

function isNear(a: MapLabel, b: MapLabel, metres: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) <= metres * Math.cosh(a.y / EARTH_RADIUS_M);
}
