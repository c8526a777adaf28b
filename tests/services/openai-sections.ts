import { ANY_IDEA, CATEGORY_NAMES, CLIMATE_PHRASES, IDEAS, TITLES } from './openai-phrases.ts';
import type { Phrase } from './openai-phrases.ts';
import { lineOf, quotedOf } from './openai-prompt.ts';

const MAX_CATEGORIES = 4;
const MAX_PER_CATEGORY = 3;
const MAX_UNSORTED = 12;
const MAX_IDEAS = 3;

const FOR_IDEAS = [
  'footwear',
  'water-sports',
  'snow-sports',
  'activity-gear',
  'sleep-and-camp',
  'camera-and-optics',
];
/** Products without a category come last. */
const PRIORITY = ['clothing', ...FOR_IDEAS, 'rain', 'sun', 'health-and-safety', 'carry', ''];

type Line = { id: string; category: string };

/** Answers step 2 as a model would, within the limits that the message sets. */
export function writeSections(message: string): string {
  const language = lineOf(message, '- Language of every text').startsWith('German') ? 1 : 0;
  const say = (phrase: Phrase) => phrase[language];
  const place = quotedOf(message, 'Place').split(',')[0] ?? '';
  const climate = climateOf(message);
  const categories = chosenCategories(productsOf(message));
  const sights = sightsOf(message);
  return JSON.stringify({
    sections: {
      weather: {
        title: say(TITLES.weather),
        summary: `${place}: ${say(climate.sentence)}`,
        temperature: { min: climate.low, max: climate.high, unit: 'celsius' },
        conditions: climate.conditions.map(({ type, description }) => ({
          type,
          description: say(description),
        })),
      },
      recommendedEquipment: {
        title: say(TITLES.equipment),
        summary: say(categories.length > 0 ? TITLES.equipmentSummary : TITLES.noProducts),
        categories: categories.map(([category, ids]) => ({
          name: say(CATEGORY_NAMES[category] ?? TITLES.equipment),
          products: ids,
        })),
      },
      activities: {
        title: say(TITLES.activities),
        summary: say(TITLES.activitiesSummary),
        suggestions: activitiesOf(message).map((activity, index) => ({
          sight: sights[index]?.id,
          name: sights[index]?.name ?? say(IDEAS[activity]?.name ?? [activity, activity]),
          description: say(IDEAS[activity]?.description ?? ANY_IDEA),
          recommendedProducts: productsForIdea(categories, index),
        })),
      },
    },
  });
}

function climateOf(message: string) {
  const names = lineOf(message, 'Climates').split(', ');
  const known = names.map((name) => CLIMATE_PHRASES[name]).find((found) => found !== undefined);
  const fallback = known ?? CLIMATE_PHRASES['Mild'];
  if (fallback === undefined) throw new Error('no phrases for a mild climate');
  return fallback;
}

function activitiesOf(message: string): string[] {
  const names = lineOf(message, 'Activities').split(', ');
  return names.filter((name) => name !== '' && name !== 'Everyday travel').slice(0, MAX_IDEAS);
}

function sightsOf(message: string): { id: string; name: string }[] {
  return linesBelow(message, 'Sights nearby').flatMap(([id, name]) =>
    id === undefined || name === undefined ? [] : [{ id, name }],
  );
}

function productsOf(message: string): Line[] {
  return linesBelow(message, 'Products').flatMap(([id, , category]) =>
    id === undefined || category === undefined ? [] : [{ id, category }],
  );
}

/** The fields of the lines between the heading of a list and the next blank line. */
function linesBelow(message: string, heading: string): string[][] {
  const list = new RegExp(`\\n${heading}, [^\\n]*\\n([^]*?)\\n\\n`, 'u').exec(message)?.[1] ?? '';
  return list.split('\n').map((line) => line.split('|'));
}

/** The categories with the highest priority, each with its first products. */
function chosenCategories(lines: Line[]): [category: string, ids: string[]][] {
  return PRIORITY.map((category): [string, string[]] => [
    category,
    lines.filter((line) => line.category === category).map(({ id }) => id),
  ])
    .filter(([, ids]) => ids.length > 0)
    .slice(0, MAX_CATEGORIES)
    .map(([category, ids]) => [
      category,
      ids.slice(0, category === '' ? MAX_UNSORTED : MAX_PER_CATEGORY),
    ]);
}

/** Up to two products for the idea at this index. */
function productsForIdea(categories: readonly [string, string[]][], index: number): string[] {
  return categories
    .filter(([category]) => FOR_IDEAS.includes(category))
    .flatMap(([, ids]) => ids.slice(index, index + 1))
    .slice(0, 2);
}
