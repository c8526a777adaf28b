import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LANGUAGES } from '#src/domain/language/language.ts';

/** Who reads the text: the place search by names, the reader of links and coordinates, of dates. */
const READERS = ['search', 'link', 'date'] as const;

const rowSchema = v.object({
  reader: v.picklist(READERS),
  language: v.picklist(LANGUAGES),
  kind: v.pipe(v.string(), v.nonEmpty()),
  /** Line breaks are written as \n. */
  input: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform((text) => text.replaceAll(String.raw`\n`, '\n')),
  ),
  /** 'latitude,longitude', a day, or '-' where nothing may be taken for an answer. */
  right: v.pipe(v.string(), v.nonEmpty()),
  withinKm: v.pipe(v.string(), v.transform(Number), v.number()),
  /** The part of the text that the answer does not know; '' for none, '*' for any. */
  unknown: v.string(),
});

/** One line of a table; README.md explains the columns. */
export type PastedRow = v.InferOutput<typeof rowSchema> & { file: string; line: number };

const DEFAULT_WITHIN_KM = '15';

/** All rows of this folder's tables. */
export function readPastedRows(): PastedRow[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .flatMap(readTable);
}

function readTable(file: string): PastedRow[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (text === '' || text.startsWith('#') || text.startsWith('reader\t')) return [];
    const [reader, language, kind, input, right, withinKm = '', unknown = ''] = text.split('\t');
    const row = { reader, language, kind, input, right, unknown };
    const parsed = v.parse(rowSchema, { ...row, withinKm: withinKm || DEFAULT_WITHIN_KM });
    return [{ ...parsed, file, line: index + 1 }];
  });
}
