import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import { closestNames, isGeneralName } from '#src/domain/vocabulary-names.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import { CLIMATE_CLASSES } from '#src/recommender/know/climate-classes.ts';
import { TERRAIN_NAMES } from '#src/recommender/know/terrain-names.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { activitiesOf } from './wishes/wishes-of.ts';

/*
 * A catalogue may have names of its own: 'Beach' for 'Coast', 'Temperate' for 'Mild'. They are
 * understood by their words, in English or German.
 */

/** The names of ours that a name of a catalogue means; none for a general or unknown one. */
export type Meanings = (name: string) => readonly string[];

type Synonyms = readonly (readonly [words: RegExp, ...names: string[]])[];

const TERRAIN_SYNONYMS: Synonyms = [
  [/\balp|gebirg|\bberg|highland|peak|summit/u, 'Mountains', 'High mountains'],
  [/beach|shore|seaside|strand|küste|\bmeer\b/u, 'Coast', 'Island'],
  [/urban|town|metropol|stadt/u, 'City'],
  [/wood|jungle|wald/u, 'Forest'],
  [/\bsee\b|\bseen\b|fluss|fjord|canal/u, 'Lakes and rivers'],
  [/ocean|marine|\bsea\b/u, 'Open sea', 'Coast'],
  [/valley|plain|meadow|rural|countryside|\btal\b|ebene/u, 'Lowland', 'Hills'],
  [/hügel/u, 'Hills'],
  [/insel/u, 'Island'],
  [/dune|wüste|arid/u, 'Desert'],
  [/glacier|arctic|polar|schnee|\beis\b/u, 'Snow and ice'],
];

const CLIMATE_SYNONYMS: Synonyms = [
  [/subtropic|subtropisch/u, 'Warm', 'Hot and humid'],
  [/\btropic|\btropisch|monsoon|equatorial/u, 'Hot and humid'],
  [/desert|arid|wüste|trocken|heiß/u, 'Hot and dry'],
  [/mediterran|mittelmeer|summer|sommer|sunny/u, 'Warm', 'Hot and dry'],
  [/temperate|moderate|gemäßigt|spring|autumn/u, 'Mild', 'Cool', 'Warm'],
  [/continental|kontinental/u, 'Mild', 'Warm', 'Winter cold'],
  [/ocean|maritim|atlanti/u, 'Mild', 'Cool', 'Rainy'],
  [/alpin|mountain|highland/u, 'Cool', 'Mild', 'Winter cold', 'High altitude'],
  [/polar|arkti|subarctic/u, 'Arctic cold', 'Winter cold'],
  [/snow|frost|kalt|schnee/u, 'Winter cold', 'Arctic cold'],
  [/wet|humid|feucht|regen/u, 'Rainy', 'Hot and humid'],
];

export const terrainMeanings: Meanings = (name) =>
  meanings(name, TERRAIN_NAMES, () => synonymsOf(name, TERRAIN_SYNONYMS));

export const climateMeanings: Meanings = (name) =>
  meanings(name, CLIMATE_CLASSES, () => synonymsOf(name, CLIMATE_SYNONYMS));

export const activityMeanings: Meanings = (name) =>
  meanings(name, ACTIVITY_NAMES, () =>
    activitiesOf(readText(name, { names: [], travelers: 1 }).asked),
  );

/**
 * The product with names of ours: those that this trip has, else the nearest; the general ones where
 * nothing is known. A product of our own names is returned as it is.
 */
export function inOwnNames(
  product: Product,
  trip: Record<'terrains' | 'climates' | 'activities', readonly string[]>,
): Product {
  const { terrain, climate, activity } = product;
  const own = {
    terrain: ownName(terrain, terrainMeanings, trip.terrains) ?? GENERAL.terrain,
    climate: ownName(climate, climateMeanings, trip.climates) ?? GENERAL.climate,
    activity: ownName(activity, activityMeanings, trip.activities) ?? GENERAL.activity,
  };
  const same = own.terrain === terrain && own.climate === climate && own.activity === activity;
  return same ? product : { ...product, ...own };
}

function ownName(name: string, meaningsOf: Meanings, wanted: readonly string[]) {
  const meant = meaningsOf(name);
  return meant.find((one) => wanted.includes(one)) ?? meant[0];
}

function meanings(
  name: string,
  own: readonly string[],
  byWords: () => readonly string[],
): readonly string[] {
  if (own.includes(name)) return [name];
  if (isGeneralName(name)) return [];
  const close = closestNames(name, own);
  return close.length > 0 ? close : byWords();
}

function synonymsOf(name: string, synonyms: Synonyms): string[] {
  const text = name.toLowerCase();
  return synonyms.flatMap(([words, ...names]) => (words.test(text) ? names : []));
}
