import { join } from 'node:path';
import * as v from 'valibot';
import { optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

type Named = 'parks' | 'sights';

const wordSchema = v.object({ word: v.string(), of: v.picklist(['parks', 'sights', 'both']) });
const countrySchema = v.object({
  code: v.string(),
  park: optionalText,
  sights: v.optional(v.literal('no')),
});

const words = await readTable(join(import.meta.dirname, 'english-words.txt'), wordSchema);
const countries = await readTable(
  join(import.meta.dirname, 'english-countries.txt'),
  countrySchema,
);

/** Names in national-parks.csv of the countries whose parks have English names of their own. */
export const ENGLISH_PARK_COUNTRIES: ReadonlySet<string> = new Set(
  countries.map(({ park }) => park).filter(Boolean),
);
/** Codes of the countries whose sights keep their English names in German. */
export const ENGLISH_SIGHT_COUNTRIES: ReadonlySet<string> = new Set(
  countries.filter(({ sights }) => sights !== 'no').map(({ code }) => code),
);

const EXPRESSIONS = { parks: expressionOf('parks'), sights: expressionOf('sights') };

/** Whether a name has a word that German would translate. */
export function hasEnglishWord(name: string, named: Named): boolean {
  return EXPRESSIONS[named].test(name);
}

function expressionOf(named: Named): RegExp {
  const own = words.filter(({ of }) => of === named || of === 'both').map(({ word }) => word);
  return new RegExp(String.raw`\b(?:${own.join('|')})\b`, 'iu');
}
