import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { monthsIn } from '#data/months-in.ts';
import { dangerSchema } from '#src/recommender/know/safety/danger.ts';
import type { Danger } from '#src/recommender/know/safety/danger.ts';

const FIELDS = 11;

/** A row with where it is from and when somebody last read it. */
type ReadDanger = { danger: Danger; source: string; checked: string };

/** The rows of dangers.txt. Throws where one does not match, with the row. */
export async function readDangers(): Promise<ReadDanger[]> {
  const text = await readFile(join(import.meta.dirname, 'dangers.txt'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(dangerOf);
}

function dangerOf(line: string): ReadDanger {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length !== FIELDS) throw new Error(`${fields.length} fields: ${line}`);
  const [kind, where = '', months = '', limits = '', forbids = '', ...words] = fields;
  const [nameEn, nameDe, textEn, textDe, source = '', checked = ''] = words;
  const parts = where.split(';').map((part) => part.trim());
  const result = v.safeParse(dangerSchema, {
    kind,
    countries: parts.filter((part) => /^[A-Z]/u.test(part)).flatMap(split),
    boxes: parts.filter((part) => /^[-\d]/u.test(part)).map(numbers),
    circles: parts.filter((part) => part.startsWith('@')).map((part) => numbers(part.slice(1))),
    months: monthsIn(months),
    ...Object.fromEntries(pairs(split(limits))),
    forbids: split(forbids),
    ...(nameEn === '' ? {} : { name: { en: nameEn, de: nameDe } }),
    ...(textEn === '' ? {} : { text: { en: textEn, de: textDe } }),
  });
  if (!result.success) throw new Error(`${v.summarize(result.issues)}\n${line}`);
  return { danger: result.output, source, checked };
}

/** 'below 2500 coast 30' */
function pairs(words: readonly string[]): [string, number][] {
  return words.flatMap((word, index) =>
    index % 2 === 0 ? [[word, Number(words[index + 1])] satisfies [string, number]] : [],
  );
}

function numbers(text: string): number[] {
  return split(text).map(Number);
}

function split(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
