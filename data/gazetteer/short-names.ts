import { join } from 'node:path';
import * as v from 'valibot';
import { distanceKm } from '#src/domain/place/location.ts';
import { foldName } from '#src/providers/geocoder/names/fold-name.ts';
import { numberCell, optionalText } from '../tables/cells.ts';
import { readCsv } from '../tables/read-csv.ts';
import { readTable } from '../tables/read-table.ts';
import { groupBy } from './group-by.ts';
import type { Settlement } from './settlements.ts';

/** A city lies this close to its position in the list. */
const WITHIN_KM = 40;
/** A code of all airports of a city belongs to the most important one around them. */
const AROUND_AIRPORTS_KM = 80;

const LISTS = join(import.meta.dirname, 'lists');
const POINT = { lat: numberCell, lon: numberCell };
const weakSchema = v.object({ short: v.string() });
const ownSchema = v.object({
  short: v.string(),
  city: v.string(),
  lat: numberCell,
  lng: numberCell,
});
const abbreviationSchema = v.object({ abbreviation: v.string(), city: v.string(), ...POINT });
const airportSchema = v.object({ iata: v.string(), metro_code: optionalText, ...POINT });

type Named = { short: string; city: string; lat: number; lng: number };

/**
 * The settlements with the short and former names that people type (NYC, KL, Bombay) and the codes
 * that stand for all airports of a city (LON, TYO), to search by.
 */
export async function withShortNames(
  settlements: readonly Settlement[],
  places: string,
): Promise<Settlement[]> {
  const cells = groupBy(settlements, ({ lat }) => String(Math.floor(lat)));
  const more = new Map<Settlement, string[]>();
  const add = (city: Settlement | undefined, short: string) => {
    if (city === undefined) throw new Error(`no settlement for the short name ${short}`);
    more.set(city, [...(more.get(city) ?? []), short]);
  };
  for (const named of [...(await readShort(places)), ...(await readOwn())]) {
    add(cityOf(named, WITHIN_KM, cells), named.short);
  }
  for (const code of await readCityCodes(places)) {
    add(cityOf(code, AROUND_AIRPORTS_KM, cells), code.short);
  }
  return settlements.map((place) => {
    const shorts = more.get(place) ?? [];
    return { ...place, others: [...place.others, ...shorts.filter((one) => !isKnown(place, one))] };
  });
}

function isKnown({ name, german, others }: Settlement, short: string): boolean {
  return [name, german, ...others].some((known) => foldName(known) === foldName(short));
}

/** Abbreviations that are names or codes of other places come after those: 'BA Buenos Aires'. */
async function readShort(places: string): Promise<Named[]> {
  const marked = await readTable(join(LISTS, 'weak-abbreviations.txt'), weakSchema);
  const weak = new Set(marked.map(({ short }) => short));
  const rows = await readCsv(join(places, 'city-abbreviations.csv'), abbreviationSchema);
  return rows.map(({ abbreviation, city, lat, lon: lng }) => {
    const short = weak.has(abbreviation) ? `${abbreviation} ${city}` : abbreviation;
    return { short, city, lat, lng };
  });
}

function readOwn(): Promise<Named[]> {
  return readTable(join(LISTS, 'short-names.txt'), ownSchema);
}

/** The codes of cities with several airports, at the first of these (the largest). */
async function readCityCodes(places: string): Promise<Named[]> {
  const rows = await readCsv(join(places, 'airports.csv'), airportSchema);
  const airports = new Set(rows.map(({ iata }) => iata));
  const firsts = new Map<string, Named>();
  for (const { metro_code: short, lat, lon: lng } of rows) {
    if (short === '' || airports.has(short) || firsts.has(short)) continue;
    firsts.set(short, { short, city: '', lat, lng });
  }
  return [...firsts.values()];
}

/** The city of that name, else the largest one around. */
function cityOf(
  { city, lat, lng }: Named,
  withinKm: number,
  cells: Map<string, Settlement[]>,
): Settlement | undefined {
  const around = [-1, 0, 1]
    .flatMap((step) => cells.get(String(Math.floor(lat) + step)) ?? [])
    .filter((place) => !place.section && distanceKm(place, { lat, lng }) <= withinKm)
    .toSorted((a, b) => weight(b) - weight(a));
  const wanted = foldName(city);
  const isNamed = ({ name, german, others }: Settlement) =>
    [name, german, ...others].some((known) => foldName(known) === wanted);
  return around.find(isNamed) ?? around[0];
}

/** Washington before Baltimore: size and fame, as the search weighs them. */
function weight({ population, fame }: Settlement): number {
  return 12 * Math.log10(Math.max(population, 1)) + fame;
}
