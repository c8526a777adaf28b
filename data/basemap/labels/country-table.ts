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

/** What is written by hand of how a country is named on the map. */
export type NamedCountry = { en: string; de: string } & Pick<Row, 'zoom' | 'places'>;

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
const GERMAN = new Intl.DisplayNames('de', { type: 'region' });

/** From countries.csv: a country by its code, null where the map does not name it. */
export async function readNamedCountries(): Promise<(code: string) => NamedCountry | null> {
  const rows = await readTable(join(import.meta.dirname, 'countries.csv'), rowSchema, ';');
  const byCode = new Map<string, Row>(rows.map((row) => [row.code, row]));
  return (code) => {
    const { en = '', de = '', ...more } = byCode.get(code) ?? {};
    if (en === '-') return null;
    const english = en === '' ? (ENGLISH.of(code) ?? code) : en;
    const german = de === '' ? (GERMAN.of(code) ?? code) : de;
    return { en: english, de: german, zoom: more.zoom, places: more.places };
  };
}
