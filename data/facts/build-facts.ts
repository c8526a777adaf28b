import * as v from 'valibot';
import { countryFactsSchema } from '#src/domain/country-facts.ts';
import type { CountryFacts } from '#src/domain/country-facts.ts';
import { openFinishedPack } from '../finished-pack.ts';
import { decodePlaces } from '#src/providers/geocoder/gazetteer/decode-places.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { writePackPart } from '../pack-file.ts';
import { readCurrencies, readLanguages } from './cldr.ts';
import { readList, wordsOf } from './read-list.ts';

/** The date of the currencies. */
const AS_OF = '2026-11-01';

/** Territories without road traffic. */
const WITHOUT_ROADS: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Writes the facts of each country of the gazetteer; README.md beside this file has the sources. */
export async function buildFacts(): Promise<void> {
  const [currencies, languages, power, emergency, left, otherCurrencies, otherLanguages] =
    await Promise.all([
      readCurrencies(AS_OF),
      readLanguages(),
      readList('power.txt'),
      readList('emergency.txt'),
      readList('left-hand-traffic.txt'),
      readList('currencies.txt'),
      readList('languages.txt'),
    ]);
  const facts = (await countryCodes()).map((code): CountryFacts => {
    const [plugs = '', volts = ''] = power.get(code) ?? [];
    const [numbers = ''] = emergency.get(code) ?? [];
    return v.parse(countryFactsSchema, {
      code,
      currencies: decided(code, otherCurrencies, currencies),
      languages: decided(code, otherLanguages, languages),
      plugs: Array.from(plugs),
      volts: volts === '' ? [] : volts.split('/').map(Number),
      emergency: readNumbers(numbers),
      drives: WITHOUT_ROADS.has(code) ? null : left.has(code) ? 'left' : 'right',
    });
  });
  const bytes = new TextEncoder().encode(JSON.stringify(facts));
  await writePackPart('facts', 'data', [{ name: 'facts/countries', bytes }]);
}

async function countryCodes(): Promise<string[]> {
  const pack = await openFinishedPack();
  const { countries } = decodePlaces(await pack.bytes(GAZETTEER_FILES.places));
  return countries.map(({ code }) => code).toSorted();
}

/** An entry of the list wins, also an empty one. */
function decided(
  code: string,
  list: ReadonlyMap<string, string[]>,
  cldr: ReadonlyMap<string, string[]>,
): string[] {
  const own = list.get(code);
  return own === undefined ? (cldr.get(code) ?? []) : wordsOf(own[0]);
}

/** 'police 110; fire 119' */
function readNumbers(text: string): unknown[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [service, number] = wordsOf(part);
      return { service, number };
    });
}
