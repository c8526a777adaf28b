import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { festivalSchema } from '#src/recommender/know/festivals/festival.ts';
import type { Festival } from '#src/recommender/know/festivals/festival.ts';

const FIELDS = 9;
/** Lists of days that the sighting of the Moon may move by one. */
const SIGHTED = new Set(['ramadan', 'eid-al-fitr', 'eid-al-adha']);

type DayLists = ReadonlyMap<string, readonly string[]>;

/** The rows of festivals.txt. Throws where one does not match, with the row. */
export async function readFestivals(): Promise<Festival[]> {
  const text = await readFile(join(import.meta.dirname, 'festivals.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const lists: DayLists = new Map(
    lines
      .filter((line) => line.startsWith('='))
      .map((line) => line.slice(1).trim().split(' '))
      .map(([name = '', ...days]) => [name, days]),
  );
  return lines.filter((line) => !line.startsWith('=')).map((line) => festivalOf(line, lists));
}

function festivalOf(line: string, lists: DayLists): Festival {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length !== FIELDS) throw new Error(`${fields.length} fields: ${line}`);
  const [where = '', day = '', from, to, effect, ...words] = fields;
  const [nameEn, nameDe, textEn, textDe] = words;
  const parts = where.split(';').map((part) => part.trim());
  const result = v.safeParse(festivalSchema, {
    countries: parts.filter((part) => /^[A-Z]/u.test(part)).flatMap((part) => part.split(' ')),
    circles: parts
      .filter((part) => part.startsWith('@'))
      .map((part) => part.slice(1).split(' ').map(Number)),
    day: lists.get(day) ?? day,
    from: Number(from),
    to: Number(to),
    about: SIGHTED.has(day),
    effect,
    name: { en: nameEn, de: nameDe },
    text: { en: textEn, de: textDe },
  });
  if (!result.success) throw new Error(`${v.summarize(result.issues)}\n${line}`);
  return result.output;
}
