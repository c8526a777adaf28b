import { join } from 'node:path';
import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { listCell, numberCell, optionalText } from '../../tables/cells.ts';
import { readCsv } from '../../tables/read-csv.ts';
import { readTable } from '../../tables/read-table.ts';
import { groupBy } from '../group-by.ts';
import type { Settlement } from '../settlements.ts';
import type { Feature } from './feature.ts';

const NAMES = join(import.meta.dirname, '../lists/airport-names.txt');
const nameSchema = v.object({
  code: v.string(),
  name: v.string(),
  german: optionalText,
  others: listCell(';'),
});
const airportSchema = v.object({
  iata: v.string(),
  name: optionalText,
  city: optionalText,
  size: v.string(),
  lat: numberCell,
  lon: numberCell,
});
const LARGE_IMPORTANCE = 57;
const OTHER_IMPORTANCE = 36;
const CITY_WITHIN_KM = 70;
/** A smaller place is no city that an airport is named after. */
const CITY_POPULATION = 15_000;
/** Words of an airport's name in its own language; the app adds 'Airport' or 'Flughafen'. */
const AIRPORT_WORDS =
  /\b(?:International|Internacional|Internazionale|Intercontinental|Regional|Municipal|Memorial|Airport|Airfield|Aeroporto|Aeropuerto|A[ée]roport|Flughafen|Lufthavn|Metropolitan|Airpark|Intl|Island)\b\.?/giu;
const LONGEST_OWN_NAME = 28;
/** Words that a name neither begins nor ends with. */
const LINKS = new Set('de da do di del della of the la le el al en und and'.split(' '));

/**
 * Airports with scheduled flights: named by their city and, where they have one, their own name
 * (London Heathrow), without the word for airport; found by both and by their code.
 */
export async function readAirports(
  places: string,
  settlements: readonly Settlement[],
): Promise<Feature[]> {
  const cities = groupBy(
    settlements.filter(({ population, capital }) => capital || population >= CITY_POPULATION),
    ({ lat, lng }) => cellOf(lat, lng),
  );
  const names = await readNames();
  const rows = await readCsv(join(places, 'airports.csv'), airportSchema);
  return rows.flatMap(({ iata, size, lat, lon: lng, ...row }): Feature[] => {
    const listed = wordsOf(row.name);
    const town = wordsOf(row.city.replace(/\s*[(,/].*$/u, ''));
    const city = cityOf({ listed, town, point: { lat, lng } }, cities);
    const base = city?.name ?? town.join(' ');
    const own = cut(ownWords(listed, city === null ? town : namesOf(city).flatMap(wordsOf)));
    if (base === '' && own === '') return [];
    const ruled = [base, own].filter(Boolean).join(' ');
    const given = names.get(iata);
    const name = given?.name ?? ruled;
    const german = city === null ? ruled : ruled.replace(city.name, city.german);
    return [
      {
        name,
        german: given?.german ?? german,
        others: [
          ...new Set([
            iata,
            own,
            apart(own),
            given === undefined ? '' : ruled,
            ...(given?.others ?? []),
          ]),
        ].filter((other) => other !== '' && other !== name),
        kind: 'airport',
        lat,
        lng,
        importance: size === 'large' ? LARGE_IMPORTANCE : OTHER_IMPORTANCE,
        elevation: null,
        wide: false,
      },
    ];
  });
}

type GivenName = { name: string; german: string; others: string[] };

/** The names that travellers use, by code. */
async function readNames(): Promise<Map<string, GivenName>> {
  const rows = await readTable(NAMES, nameSchema);
  return new Map(
    rows.map(({ code, name, german, others }) => [
      code,
      { name, german: german === '' ? name : german, others },
    ]),
  );
}

type Clues = { listed: string[]; town: string[]; point: { lat: number; lng: number } };

/** The largest city around whose name stands in the airport's, else the listed one. */
function cityOf(
  { listed, town, point: { lat, lng } }: Clues,
  cities: Map<string, Settlement[]>,
): Settlement | null {
  const steps = [-1, 0, 1];
  const near = steps
    .flatMap((row) => steps.flatMap((column) => cities.get(cellOf(lat + row, lng + column)) ?? []))
    .filter((city) => !city.section && distanceKm(city, { lat, lng }) <= CITY_WITHIN_KM)
    .toSorted((a, b) => b.population - a.population);
  return near.find((city) => isIn(city, listed)) ?? near.find((city) => isIn(city, town)) ?? null;
}

/** Whether one of the city's names stands in the words. */
function isIn(city: Settlement, words: readonly string[]): boolean {
  const text = ` ${foldName(words.join(' '))} `;
  return namesOf(city).some((name) => text.includes(` ${foldName(name)} `));
}

function namesOf({ name, german, others }: Settlement): string[] {
  return [name, german, ...others].filter((known) => foldName(known).length >= 3);
}

/** The words of a name without those for airports, additions in brackets and signs. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/\([^)]*\)?/gu, ' ')
    .replaceAll(AIRPORT_WORDS, ' ')
    .split(/[\s/–,-]+/u)
    .filter((word) => foldName(word) !== '');
}

/** The airport's own name without its city's: 'Heathrow' of 'London Heathrow'. */
function ownWords(listed: readonly string[], city: readonly string[]): string[] {
  const known = new Set(city.map(foldName));
  const own = listed.filter((word) => !known.has(foldName(word)));
  return own.slice(own.findIndex(isName), own.findLastIndex(isName) + 1);
}

/** 'La Guardia' of 'LaGuardia': a name written as one word is also typed as two. */
function apart(name: string): string {
  return name.replaceAll(/(?<=\p{Ll}{1,3})(?=\p{Lu})/gu, ' ');
}

function isName(word: string): boolean {
  return !LINKS.has(foldName(word));
}

/** The words up to the longest name. */
function cut(words: readonly string[]): string {
  const shown = words.filter(
    (_, at) => words.slice(0, at + 1).join(' ').length <= LONGEST_OWN_NAME,
  );
  return shown.join(' ');
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat)}|${Math.floor(lng)}`;
}
