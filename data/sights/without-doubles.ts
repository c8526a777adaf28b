import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { WAY_SIGHTS } from '#src/domain/kinds/sight-properties.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { SightKind } from '#src/domain/place/sights.ts';
import { nearestOfArea } from '#src/providers/sights/area-distance.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { withoutLead } from './sources/kind-names.ts';
import type { CompleteSight } from './usual-of-kind.ts';

/** Kinds that may be two names for one thing. A kind in no family is never the same as another. */
const FAMILIES: readonly (readonly SightKind[])[] = [
  ['castle', 'palace', 'ruin', 'heritage', 'monument', 'temple', 'museum', 'square', 'bridge'],
  ['castle', 'palace', 'garden', 'heritage', 'museum', 'monument', 'theatre', 'bath', 'market'],
  ['quarter', 'heritage', 'village', 'ruin', 'market', 'square'],
  ['volcano', 'summit', 'viewpoint', 'rock', 'glacier', 'cable-car', 'extreme-point'],
  ['waterfall', 'hot-spring', 'lake', 'gorge', 'cave', 'bath', 'viewpoint', 'valley', 'river'],
  ['park', 'wildlife', 'heritage', 'forest', 'valley', 'desert', 'coast', 'ruin', 'glacier'],
  ['coast', 'viewpoint', 'lighthouse', 'extreme-point', 'rock'],
  ['coast', 'boat-trip', 'island'],
  ['beach', 'coast'],
  ['river', 'rafting', 'boat-trip', 'lake'],
];
/** One town has many of them under its name. */
const IN_TOWNS: ReadonlySet<SightKind> = new Set(FAMILIES.slice(0, 3).flat());
/** Words that say the kind; they do not tell two things apart. */
const KIND_WORDS = new Set(
  `abbey altstadt area ancient archaeological bad basilica bay beach berg bridge burg canyon cape castle cathedral
  cave caves caverns chateau church city cliffs coast convent dom falls festung fort fortress gardens garden geyser glacier
  gletscher gorge grotto grotte halbinsel hohle hohlen hot springs insel island islands isle kathedrale klamm kloster kirche
  lago lake lac lagoon loch medina memorial monastery monument mosque mount mountain mountains mt museum national
  nationalpark natural of old palace palast park parque pagoda peak peninsula piazza plage playa plaza praia platz
  point ranges range reserve reservat rock rocks roman ruins ruinen sanctuary schloss schlucht see shrine site spiaggia square
  stift strand strandbad temple tempel the theatre tower town turm und valley tal viewpoint volcano vulkan wasserfall wasserfalle
  waterfall waterfalls zoo de del della di do da du la le el los las les al von der die das den and historic centre center centro
  historico summit top provincial state game conservation marine nature summit wildlife world heritage rim south north`.split(
    /\s+/u,
  ),
);
const SAME_NAME_KM = 25;
const SAME_PLACE_KM = 3;
const SAME_WORDS_KM = 12;
/** A written sight often is a listed one and its neighbour: 'Railay and Phra Nang Beach'. */
const PART_KM = 5;
const PART_IN_TOWN_KM = 1.6;
const SHARED_WORD_KM = 0.6;
const SAME_KIND_KM = 0.3;
const SAME_SPOT_KM = 0.06;
const LATITUDE_KM = 111;

/** `also`: other names of it. */
export type BetterSight = CompleteSight & { also?: readonly string[] };

/** `kept` without doubles of `better` and of each other; `doubles` says of what the rest are doubles. */
export type Sorted = { kept: CompleteSight[]; doubles: [left: CompleteSight, of: CompleteSight][] };

/**
 * The first of each double is kept; those of `better` stand before all. `towns`: folded names,
 * which do not tell two sights apart. Throws where no sight has a name that a better one has `also`.
 */
export function withoutDoubles(
  sights: readonly CompleteSight[],
  better: readonly BetterSight[],
  towns: ReadonlySet<string>,
): Sorted {
  const known: NamedSight[] = better.map((sight) => ({
    ...namedSight(sight, towns),
    also: (sight.also ?? []).map(foldName),
  }));
  const result: Sorted = { kept: [], doubles: [] };
  for (const sight of sights) {
    const named = namedSight(sight, towns);
    const of = known.find((other) => isDouble(named, other));
    if (of === undefined) {
      result.kept.push(sight);
      known.push(named);
    } else {
      result.doubles.push([sight, of.sight]);
    }
  }
  checkOtherNames(better, result);
  return result;
}

function checkOtherNames(better: readonly BetterSight[], { doubles }: Sorted): void {
  const found = new Set(doubles.map(([left]) => foldName(left.name)));
  const unknown = better.flatMap(({ also = [] }) =>
    also.filter((name) => !found.has(foldName(name))),
  );
  if (unknown.length > 0) throw new Error(`no source lists ${unknown.join('; ')}`);
}

const NONE: ReadonlySet<string> = new Set();

type NamedSight = {
  sight: CompleteSight;
  names: string[];
  /** Without 'Diving, ' and the like, which do not tell two dive sites apart. */
  ownNames: string[];
  words: Set<string>[];
  /** Other names of a better sight. */
  also?: readonly string[] | undefined;
};

function namedSight(sight: CompleteSight, towns: ReadonlySet<string>): NamedSight {
  const written = [sight.name, sight.nameDe].filter((text) => text !== '');
  const ignored = IN_TOWNS.has(sight.kind) ? towns : NONE;
  const own = written.map(withoutLead);
  return {
    sight,
    names: written.map(foldName),
    ownNames: own.map(foldName),
    // The text after a comma is the town.
    words: own.map((text) => ownWords(foldName(text.split(',')[0] ?? ''), ignored)),
  };
}

/** The words of a folded name that do not say the kind. */
export function ownWords(name: string, towns = NONE): Set<string> {
  const words = name.split(' ').filter((word) => word.length > 1 && !KIND_WORDS.has(word));
  return new Set(words.filter((word) => !towns.has(word)));
}

function isDouble(a: NamedSight, b: NamedSight): boolean {
  if (isSameWay(a, b)) return true;
  if (Math.abs(a.sight.lat - b.sight.lat) * LATITUDE_KM > SAME_NAME_KM) return false;
  const away = distanceKm(a.sight, b.sight);
  if (away > SAME_NAME_KM) return false;
  if (a.names.some((name) => b.also?.includes(name) === true)) return true;
  const sameKind = a.sight.kind === b.sight.kind;
  if (sameKind && isSameSpot(a, away)) return true;
  const sameName = sameKind
    ? a.ownNames.some((name) => b.ownNames.includes(name))
    : a.names.some((name) => b.names.includes(name));
  if (sameName && away <= SAME_PLACE_KM) return true;
  if (!sameKind && !areInOneFamily(a, b)) return false;
  if (sameName) return true;
  // A way often bears the name of the town where it begins, a museum that of the sight beside it.
  if (isOneOf(WAY_SIGHTS, a.sight.kind)) return false;
  if (sameKind && isPart(a, b, away)) return true;
  if (a.sight.kind === 'museum' || b.sight.kind === 'museum') return false;
  const inTown = IN_TOWNS.has(a.sight.kind) && IN_TOWNS.has(b.sight.kind);
  const sameWords = a.words.some((one) => b.words.some((two) => areSame(one, two)));
  if (sameWords && away <= (inTown ? SHARED_WORD_KM : SAME_WORDS_KM)) return true;
  return away <= SHARED_WORD_KM && a.words.some((one) => b.words.some((two) => share(one, two)));
}

/** A note on a way is written for where most people meet it, which may be far from its start. */
function isSameWay({ sight, names }: NamedSight, other: NamedSight): boolean {
  if (!isOneOf(WAY_SIGHTS, sight.kind) || sight.kind !== other.sight.kind) return false;
  if (!names.some((name) => other.names.includes(name))) return false;
  return nearestOfArea(other.sight, sight, sight.area).distanceKm <= SAME_NAME_KM;
}

/** Whether a better sight has all words of the listed one, or the other way round. */
function isPart(listed: NamedSight, better: NamedSight, away: number): boolean {
  // An area is more than a spot in it.
  if (better.also === undefined || listed.sight.area !== null) return false;
  if (away > (IN_TOWNS.has(listed.sight.kind) ? PART_IN_TOWN_KM : PART_KM)) return false;
  return listed.words.some((one) => better.words.some((two) => isIn(one, two) || isIn(two, one)));
}

/** A well-known sight must be closer to be the same; a way or an area is more than a spot. */
function isSameSpot({ sight: { kind, fame, area } }: NamedSight, away: number): boolean {
  if (isOneOf(WAY_SIGHTS, kind) || area !== null) return false;
  return away <= (fame <= 2 ? SAME_SPOT_KM : SAME_KIND_KM);
}

function areInOneFamily({ sight: one }: NamedSight, { sight: two }: NamedSight): boolean {
  return FAMILIES.some((family) => family.includes(one.kind) && family.includes(two.kind));
}

function isIn(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}

function areSame(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  return one.size > 0 && one.size === two.size && [...one].every((word) => two.has(word));
}

function share(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  return [...one].some((word) => word.length > 3 && two.has(word));
}
