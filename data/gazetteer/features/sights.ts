import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { MANY_SIGHTS, SEARCHED_SIGHTS, SPOT_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import type { SightKind } from '#src/domain/place/sights.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { SIGHTS_FILES, sightsListSchema } from '#src/providers/sights/sights-format.ts';
import type { SightRow } from '#src/providers/sights/sights-format.ts';
import { openFinishedPack } from '#data/finished-pack.ts';
import { groupBy } from '../group-by.ts';
import type { Feature } from './feature.ts';

/** A sight and the name of its kind. */
export type NamedSight = {
  name: string;
  german: string;
  kind: SightKind;
  lat: number;
  lng: number;
  fame: SightRow[6];
};

/** Names of two things or of what one does there do not name a point. */
const COMPOSITE = /\b(?:and|by|from|with|at|on|to)\b|:/u;
/** By fame, from the best known; from 50 on a feature names points. */
const SPOT_IMPORTANCE: readonly number[] = [66, 56, 50];
const SEARCHED_IMPORTANCE: readonly number[] = [49, 44];
/** A feature this close with a common name is the same thing. */
const SAME_KM = 4;
const SAME_NAME_KM = 30;
/** Shorter words, and words for kinds, do not tell that two names mean the same. */
const TELLING_LETTERS = 4;
const KIND_WORDS = new Set(
  'castle palace temple museum falls waterfall lake mount mountain beach island national park cathedral church abbey bridge tower garden gardens cave caves canyon gorge ruins ancient city town point view viewpoint great north south east west upper lower royal house monastery fort fortress mosque shrine volcano valley bath baths market square street cape lighthouse rock rocks hill hills river glacier springs grand saint santa schloss burg from with'.split(
    ' ',
  ),
);

/** The sights of the finished pack that stand on a spot or are asked for by name. */
export async function readSights(): Promise<NamedSight[]> {
  const bytes = await (await openFinishedPack()).bytes(SIGHTS_FILES.list);
  const { rows } = v.parse(sightsListSchema, JSON.parse(new TextDecoder().decode(bytes)));
  return rows.flatMap(([name, german, code, lat, lng, , fame]): NamedSight[] => {
    const kind = SIGHT_KINDS[code];
    if (kind === undefined) return [];
    return [{ name, german: german === '' ? name : german, kind, lat, lng, fame }];
  });
}

/** The features, and those sights that none of them is already. */
export function withSights(features: readonly Feature[], sights: readonly NamedSight[]): Feature[] {
  const known = groupBy(features, ({ lat }) => String(Math.floor(lat)));
  const around = ({ lat }: NamedSight) =>
    [-1, 0, 1].flatMap((step) => known.get(String(Math.floor(lat) + step)) ?? []);
  const added: Feature[] = [];
  const raised = new Map<Feature, Feature>();
  for (const sight of sights) {
    const importance = importanceOf(sight);
    if (importance === null) continue;
    const twin = around(sight).find((feature) => isSame(feature, sight));
    if (twin === undefined) added.push(toFeature(sight, importance));
    else raised.set(twin, raise(raised.get(twin) ?? twin, sight, importance));
  }
  return [...features.map((feature) => raised.get(feature) ?? feature), ...added];
}

/** Null for what is no place or too little known. */
function importanceOf({ name, kind, fame }: NamedSight): number | null {
  if (!isOneOf(SPOT_SIGHTS, kind) && !isOneOf(SEARCHED_SIGHTS, kind)) return null;
  const isSpot =
    isOneOf(SPOT_SIGHTS, kind) &&
    !COMPOSITE.test(name) &&
    !(fame > 2 && isOneOf(MANY_SIGHTS, kind));
  return (isSpot ? SPOT_IMPORTANCE : SEARCHED_IMPORTANCE)[fame - 1] ?? null;
}

function toFeature({ name, german, lat, lng }: NamedSight, importance: number): Feature {
  return {
    name,
    german,
    others: [],
    kind: 'sight',
    lat,
    lng,
    importance,
    elevation: null,
    wide: false,
  };
}

/** The feature with the sight's names to search by, and at least its importance. */
function raise(feature: Feature, sight: NamedSight, importance: number): Feature {
  const known = new Set([feature.name, feature.german, ...feature.others].map(foldName));
  const others = [sight.name, sight.german].filter((name) => !known.has(foldName(name)));
  // A German name that only the sight has: Ngorongoro-Krater, Nationalpark Manú.
  const isUntold =
    feature.german === feature.name && foldName(feature.name) === foldName(sight.name);
  return {
    ...feature,
    german: isUntold ? sight.german : feature.german,
    others: [...feature.others, ...new Set(others)],
    importance: Math.max(feature.importance, importance),
  };
}

function isSame(feature: Feature, sight: NamedSight): boolean {
  const km = distanceKm(feature, sight);
  if (km > SAME_NAME_KM) return false;
  const names = [feature.name, feature.german, ...feature.others].map(foldName);
  if (names.includes(foldName(sight.name)) || names.includes(foldName(sight.german))) return true;
  if (km > SAME_KM) return false;
  const words = new Set(names.flatMap(tellingWords));
  const own = tellingWords(foldName(sight.name));
  return own.length > 0 && own.every((word) => words.has(word));
}

function tellingWords(folded: string): string[] {
  return folded
    .split(' ')
    .filter((word) => word.length >= TELLING_LETTERS && !KIND_WORDS.has(word));
}
