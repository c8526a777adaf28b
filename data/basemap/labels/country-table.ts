import { join } from 'node:path';
import * as v from 'valibot';
import { numberCell, optionalText } from '../../tables/cells.ts';
import { readTable } from '../../tables/read-table.ts';

const latLng = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.tuple([numberCell, numberCell]),
);
const rowSchema = v.object({
  code: v.string(),
  en: optionalText,
  de: optionalText,
  zoom: v.exactOptional(numberCell),
  places: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(', ')),
      v.array(latLng),
    ),
  ),
});
type Row = v.InferOutput<typeof rowSchema>;

/** How a country is named on the map, and what is written by hand of where and from which zoom. */
export type NamedCountry = {
  en: string;
  de: string;
  zoom: number | null;
  places: readonly (readonly [lat: number, lng: number])[];
};

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
const GERMAN = new Intl.DisplayNames('de', { type: 'region' });

/** From countries.csv: a country by its code, null where the map does not name it. */
export async function readNamedCountries(): Promise<(code: string) => NamedCountry | null> {
  const rows = await readTable(join(import.meta.dirname, 'countries.csv'), rowSchema, ';');
  const byCode = new Map<string, Row>(rows.map((row) => [row.code, row]));
  return (code) => {
    const row = byCode.get(code);
    if (row?.en === '-') return null;
    return {
      en: row?.en || (ENGLISH.of(code) ?? code),
      de: row?.de || (GERMAN.of(code) ?? code),
      zoom: row?.zoom ?? null,
      places: row?.places ?? [],
    };
  };
}
