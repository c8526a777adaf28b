import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { countryFactsSchema } from '#src/domain/place/country-facts.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { openFinishedPack } from '../finished-pack.ts';
import { decodePlaces } from '#src/providers/geocoder/gazetteer/decode-places.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { writePackPart } from '../pack-file.ts';
import { readCurrencies, readLanguages } from './cldr.ts';
import { readCountryLists, readZoneCountries } from './country-lists.ts';
import { countriesOf } from '../countries/country-tables.ts';

/** The date of the currencies. */
const AS_OF = '2026-11-01';

/** For guessing where the traveller lives, before the pack is read. */
const ZONES_FILE = 'src/domain/place/zone-countries.json';

const WITHOUT_ROADS = countriesOf('no-roads');

/** Writes the facts of each country of the gazetteer; README.md beside this file has the sources. */
export async function buildFacts(): Promise<void> {
  const [currencies, languages, lists] = await Promise.all([
    readCurrencies(AS_OF),
    readLanguages(),
    readCountryLists(),
  ]);
  const facts = (await countryCodes()).map((code): CountryFacts => {
    const power = lists.power.get(code);
    return v.parse(countryFactsSchema, {
      code,
      // An entry of a list wins, also an empty one.
      currencies: lists.currencies.get(code) ?? currencies.get(code) ?? [],
      languages: lists.languages.get(code) ?? languages.get(code) ?? [],
      plugs: Array.from(power?.plugs ?? ''),
      volts: power?.volts.map(Number) ?? [],
      emergency: lists.emergency.get(code) ?? [],
      drives: WITHOUT_ROADS.has(code) ? null : lists.drivesLeft.has(code) ? 'left' : 'right',
    });
  });
  const bytes = new TextEncoder().encode(JSON.stringify(facts));
  await writePackPart('facts', 'data', [{ name: 'facts/countries', bytes }]);
  await writeFile(ZONES_FILE, `${JSON.stringify(await readZoneCountries(), null, 2)}\n`);
}

async function countryCodes(): Promise<string[]> {
  const pack = await openFinishedPack();
  const { countries } = decodePlaces(await pack.bytes(GAZETTEER_FILES.places));
  return countries.map(({ code }) => code).toSorted();
}
