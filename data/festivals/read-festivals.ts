import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { festivalTableSchema } from '#src/recommender/know/festivals/festival.ts';
import type { FestivalTable } from '#src/recommender/know/festivals/festival.ts';
import { festivalDay } from './festival-day.ts';

const FIELDS = 9;

/** The rows of festivals.txt with the days they name. Throws where one does not match, with the row. */
export async function readFestivals(): Promise<FestivalTable> {
  const text = await readFile(join(import.meta.dirname, 'festivals.txt'), 'utf8');
  const table: FestivalTable = { days: {}, festivals: [] };
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const { days, festivals } = tableOf(line);
    Object.assign(table.days, days);
    table.festivals.push(...festivals);
  }
  return table;
}

function tableOf(line: string): FestivalTable {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length !== FIELDS) throw new Error(`${fields.length} fields: ${line}`);
  const [where = '', day = '', from = '', to = '', effect, ...words] = fields;
  const [nameEn, nameDe, textEn, textDe] = words;
  const parts = where.split(';').map((part) => part.trim());
  const countries = parts.filter((part) => /^[A-Z]/u.test(part)).flatMap((part) => part.split(' '));
  const [toDays, until] = to.split(' or ');
  const { list, ...when } = festivalDay(day, countries, Number(from), Number(toDays));
  const festival = {
    countries,
    circles: parts
      .filter((part) => part.startsWith('@'))
      .map((part) => part.slice(1).split(' ').map(Number)),
    ...when,
    ...(until === undefined ? {} : { until }),
    about: day.startsWith('islamic '),
    effect,
    name: { en: nameEn, de: nameDe },
    text: { en: textEn, de: textDe },
  };
  const table = { days: list === null ? {} : { [when.day]: list }, festivals: [festival] };
  if (v.is(festivalTableSchema, table)) return table;
  const { issues = [] } = v.safeParse(festivalTableSchema, table);
  throw new Error(`${issues.map(({ message }) => message).join('; ')}\n${line}`);
}
