import { distanceKm } from '#src/domain/location.ts';
import type { SightKind } from '#src/domain/sights.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import type { CompleteSight } from './usual-of-kind.ts';

/** Kinds that may be two names for one thing. What is in no family is a thing of its own. */
const FAMILIES: readonly (readonly SightKind[])[] = [
  [
    'castle',
    'palace',
    'ruin',
    'heritage',
    'monument',
    'temple',
    'museum',
    'quarter',
    'square',
    'village',
    'bridge',
    'theatre',
    'garden',
    'market',
    'bath',
    'lighthouse',
    'extreme-point',
  ],
  ['volcano', 'summit', 'viewpoint', 'rock', 'glacier', 'cable-car', 'extreme-point'],
  ['waterfall', 'hot-spring', 'lake', 'gorge', 'cave', 'bath', 'glacier', 'viewpoint', 'valley'],
  ['park', 'wildlife', 'heritage', 'forest', 'valley', 'desert', 'coast', 'viewpoint', 'ruin'],
  ['beach', 'coast', 'island', 'turtle-beach', 'viewpoint', 'lighthouse', 'extreme-point'],
  ['river', 'rafting', 'boat-trip', 'lake'],
  ['birding', 'wildlife'],
];
/** Words that say the kind; they do not tell two things apart. */
const KIND_WORDS = new Set(
  `abbey altstadt area ancient archaeological bad basilica bay beach berg bridge burg canyon cape castle cathedral
  cave caves caverns chateau church city cliffs coast convent dom falls festung fort fortress gardens garden geyser glacier
  gletscher gorge grotto grotte halbinsel hohle hohlen hot springs insel island islands isle kathedrale klamm kloster kirche
  lago lake lac lagoon loch medina memorial monastery monument mosque mount mountain mountains mt museum national
  nationalpark natural of old palace palast park parque pagoda peak peninsula piazza plage playa plaza plazza praia platz
  point ranges range reserve reservat rock rocks roman ruins ruinen sanctuary schloss schlucht see shrine site spiaggia square
  stift strand strandbad temple tempel the theatre tower town turm und valley tal viewpoint volcano vulkan wasserfall wasserfalle
  waterfall waterfalls zoo de del della di do da du la le el los las les al von der die das den and historic centre center centro
  historico summit top provincial state game conservation marine nature summit wildlife world heritage rim south north`.split(
    /\s+/u,
  ),
);
const SAME_NAME_KM = 25;
const SAME_WORDS_KM = 12;
const SHARED_WORD_KM = 0.6;
const SAME_KIND_KM = 0.3;
const LATITUDE_KM = 111;

/** `kept` without doubles of `better` and of each other; `doubles` says of what the rest are doubles. */
export type Sorted = { kept: CompleteSight[]; doubles: [left: CompleteSight, of: CompleteSight][] };

/** The first of each double is kept; those of `better` stand before all. */
export function withoutDoubles(
  sights: readonly CompleteSight[],
  better: readonly CompleteSight[],
): Sorted {
  const known = better.map(namedSight);
  const result: Sorted = { kept: [], doubles: [] };
  for (const sight of sights) {
    const named = namedSight(sight);
    const of = known.find((other) => isDouble(named, other));
    if (of === undefined) {
      result.kept.push(sight);
      known.push(named);
    } else {
      result.doubles.push([sight, of.sight]);
    }
  }
  return result;
}

type NamedSight = { sight: CompleteSight; names: string[]; words: Set<string>[] };

function namedSight(sight: CompleteSight): NamedSight {
  const names = [sight.name, sight.nameDe].filter((text) => text !== '').map(foldName);
  return { sight, names, words: names.map(ownWords) };
}

function ownWords(name: string): Set<string> {
  return new Set(name.split(' ').filter((word) => word.length > 1 && !KIND_WORDS.has(word)));
}

function isDouble(a: NamedSight, b: NamedSight): boolean {
  if (Math.abs(a.sight.lat - b.sight.lat) * LATITUDE_KM > SAME_NAME_KM) return false;
  const away = distanceKm(a.sight, b.sight);
  if (away > SAME_NAME_KM) return false;
  const sameKind = a.sight.kind === b.sight.kind;
  if (sameKind && away <= SAME_KIND_KM) return true;
  const related = sameKind || FAMILIES.some((family) => isIn(family, a) && isIn(family, b));
  if (!related) return false;
  if (a.names.some((name) => b.names.includes(name))) return true;
  if (away <= SAME_WORDS_KM && a.words.some((one) => b.words.some((two) => areSame(one, two)))) {
    return true;
  }
  return away <= SHARED_WORD_KM && a.words.some((one) => b.words.some((two) => share(one, two)));
}

function isIn(family: readonly SightKind[], { sight }: NamedSight): boolean {
  return family.includes(sight.kind);
}

function areSame(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  return one.size > 0 && one.size === two.size && [...one].every((word) => two.has(word));
}

function share(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  return [...one].some((word) => word.length > 3 && two.has(word));
}
