import { join } from 'node:path';
import * as v from 'valibot';
import { isoDaySchema } from '#src/domain/days/day.ts';
import { monthsIn } from '#data/months-in.ts';
import { dangerSchema } from '#src/recommender/know/safety/danger.ts';
import { listCell, optionalText } from '../tables/cells.ts';
import { readTable } from '../tables/read-table.ts';

const FILE = join(import.meta.dirname, 'dangers.txt');

const cellsSchema = v.object({
  kind: v.string(),
  where: listCell(';'),
  months: optionalText,
  limits: optionalText,
  forbids: optionalText,
  en: optionalText,
  de: optionalText,
  'text en': optionalText,
  'text de': optionalText,
  source: v.string(),
  checked: isoDaySchema,
});

/** A row with where it is from and when somebody last read it. */
const rowSchema = v.pipe(
  cellsSchema,
  v.transform(({ source, checked, ...cells }) => ({ danger: dangerOf(cells), source, checked })),
  v.object({ danger: dangerSchema, source: v.string(), checked: v.string() }),
);

/** The rows of dangers.txt. Throws where one does not match. */
export function readDangers(): Promise<v.InferOutput<typeof rowSchema>[]> {
  return readTable(FILE, rowSchema);
}

type Cells = Omit<v.InferOutput<typeof cellsSchema>, 'source' | 'checked'>;

function dangerOf({ kind, where, months, limits, forbids, en, de, ...texts }: Cells): unknown {
  const parts = where.map((part) => part.trim());
  return {
    kind,
    countries: parts.filter((part) => /^[A-Z]/u.test(part)).flatMap(split),
    boxes: parts.filter((part) => /^[-\d]/u.test(part)).map(numbers),
    circles: parts.filter((part) => part.startsWith('@')).map((part) => numbers(part.slice(1))),
    months: monthsIn(months),
    ...Object.fromEntries(pairs(split(limits))),
    forbids: split(forbids),
    ...(en === '' ? {} : { name: { en, de } }),
    ...(texts['text en'] === '' ? {} : { text: { en: texts['text en'], de: texts['text de'] } }),
  };
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
