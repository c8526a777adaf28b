import { GENERAL } from '#src/domain/catalogue.ts';
import type { Product } from '#src/domain/catalogue.ts';
import { closestNames, isGeneralName } from '#src/domain/vocabulary-names.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';
import { CLIMATE_CLASSES } from '#src/recommender/know/climate-classes.ts';
import { TERRAIN_NAMES } from '#src/recommender/know/terrain-names.ts';
import { catalogueWordsIn } from '#src/recommender/read/catalogue-words.ts';
import type { CatalogueWord } from '#src/recommender/read/lexicon/lexicon-ids.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { activitiesOf } from './wishes/wishes-of.ts';

/** The names of ours that a name of a catalogue means; none for a general or unknown one. */
export type Meanings = (name: string) => readonly string[];

type Synonyms = readonly (readonly [word: CatalogueWord, ...names: string[]])[];

/*
 * A catalogue may have names of its own: 'Beach' for 'Coast', 'Temperate' for 'Mild'. They are
 * understood by their words, the likeliest meaning first.
 */
const TERRAIN_SYNONYMS: Synonyms = [
  ['high-land', 'Mountains', 'High mountains'],
  ['shore', 'Coast', 'Island'],
  ['built-up', 'City'],
  ['trees', 'Forest'],
  ['fresh-water', 'Lakes and rivers'],
  ['salt-water', 'Open sea', 'Coast'],
  ['low-land', 'Lowland', 'Hills'],
  ['hills', 'Hills'],
  ['island', 'Island'],
  ['sand', 'Desert'],
  ['ice', 'Snow and ice'],
];

const CLIMATE_SYNONYMS: Synonyms = [
  ['half-tropical', 'Warm', 'Hot and humid'],
  ['tropical', 'Hot and humid'],
  ['dry-heat', 'Hot and dry'],
  ['fine-weather', 'Warm', 'Hot and dry'],
  ['temperate', 'Mild', 'Cool', 'Warm'],
  ['continental', 'Mild', 'Warm', 'Winter cold'],
  ['oceanic', 'Mild', 'Cool', 'Rainy'],
  ['mountain-air', 'Cool', 'Mild', 'Winter cold', 'High altitude'],
  ['polar', 'Arctic cold', 'Winter cold'],
  ['frost', 'Winter cold', 'Arctic cold'],
  ['wet', 'Rainy', 'Hot and humid'],
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
 * The product with our names in place of those of its catalogue: the ones that this trip has, else
 * the nearest, else the general ones. A product that has our names is returned as it is.
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
  const words = catalogueWordsIn(name);
  return synonyms.flatMap(([word, ...names]) => (words.includes(word) ? names : []));
}
