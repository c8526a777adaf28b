import { ADULTS } from '#src/domain/place/access.ts';
import type { Party } from '#src/domain/place/access.ts';
import type { Product } from '#src/domain/catalogue.ts';
import { CONDITION_TYPES } from '#src/domain/trip/recommendation.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import type { OfferedSight } from '#src/domain/ports.ts';
import {
  datesLine,
  placeLine,
  productLines,
  purposeLine,
  sightLines,
  travellersLine,
} from './prompt-lines.ts';

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'German (address the travellers informally, with "du" or "ihr")',
};

/** A suggestion; with sights it names one of them by its id. */
const SUGGESTION = {
  plain: '{"name":"","description":"","recommendedProducts":["id"]}',
  atSight: '{"sight":"id","name":"","description":"","recommendedProducts":["id"]}',
} as const;

const shapeWith = (suggestion: string) =>
  '{"sections":{"weather":{"title":"","summary":"","temperature":{"min":0,"max":0,"unit":"celsius"},"conditions":[{"type":"","description":""}]},"recommendedEquipment":{"title":"","summary":"","categories":[{"name":"","products":["id"]}]},"activities":{"title":"","summary":"","suggestions":[' +
  suggestion +
  ']}}}';

/**
 * Step 2: asks for the three sections, with products by their ids only. The limits on length keep
 * the first reply within its 500 tokens.
 */
export function sectionsPrompt(
  trip: Trip,
  analysis: Analysis,
  products: readonly Product[],
  sights: readonly OfferedSight[] = [],
  party: Party = ADULTS,
): string {
  const some = sights.length > 0;
  return `You write the recommendations of a travel planner for one trip.

${placeLine(trip)}
${datesLine(trip)}
${travellersLine(trip, party)}
${purposeLine(trip)}
Terrains: ${analysis.terrains.join(', ')}
Climates: ${analysis.climates.join(', ')}
Activities: ${analysis.activities.join(', ')}

Products, one a line, as id|name|category|price in euro:
${productLines(products)}
${some ? `\nSights nearby, one a line, as id|name|kind|km:\n${sightLines(sights)}\n` : ''}
Answer with one JSON object of this shape, on one line and with nothing before or after it:
${shapeWith(some ? SUGGESTION.atSight : SUGGESTION.plain)}

- Language of every text: ${LANGUAGE_NAMES[trip.language]}. Plain text: no Markdown, no links, no prices.
- temperature: mean daily low and high in degrees Celsius, as typical for that place on those dates.
- conditions: 2 or 3; type is one of ${CONDITION_TYPES.join(', ')}.
- categories: 3 or 4 with 12 to 14 products in all, each product once, by its id alone. Never an id that is not in the list; without products, no categories.
- suggestions: 3 activities of this place and season${some ? ', each at a different one of the sights: sight is its id, never one that is not in the list, and name holds its name' : ''}; recommendedProducts: up to 2 ids that stand in categories.
- Each summary one sentence of at most 14 words, each description one of at most 8, each title and name at most 5 words.`;
}
