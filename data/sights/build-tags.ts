import * as v from 'valibot';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { sightNotesSchema, SIGHTS_FILES } from '#src/providers/sights/sights-format.ts';
import type { SightNotes } from '#src/providers/sights/sights-format.ts';
import { openFinishedPack } from '../finished-pack.ts';
import { writePackPart } from '../pack-file.ts';
import { taggedRows } from './tagged-rows.ts';

/** The place of the tags in a row (sights-format.ts). */
const TAGS = 13;
const rowsSchema = v.object({
  noted: v.number(),
  rows: v.array(v.tupleWithRest([v.string(), v.string()], v.unknown())),
});

type RawRow = v.InferOutput<typeof rowsSchema>['rows'][number];

/** Finds the tags of the finished sights again, after a change of the lexicon. */
export async function buildTags(): Promise<void> {
  const pack = await openFinishedPack();
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await pack.bytes(name)));
  // As they stand: the schema leaves out what the app does not read.
  const { rows, noted } = v.parse(rowsSchema, await read(SIGHTS_FILES.list));
  const notes = await Promise.all(
    LANGUAGES.map(async (language) =>
      v.parse(sightNotesSchema, await read(SIGHTS_FILES.notes[language])),
    ),
  );
  const tagged = taggedRows(
    rows.map((row, index) => ({
      row: (tags: number[]) => [...row.slice(0, TAGS), tags],
      text: textOf(row, index, notes),
      asks: notes.map((all) => all[index]?.[2] ?? '').join('. '),
    })),
  );
  const list = { ...tagged, noted };
  console.log(`tags: ${list.tags.length} names`);
  await writePackPart('sights', 'data', [
    { name: SIGHTS_FILES.list, bytes: jsonBytes(list) },
    ...LANGUAGES.map((language, index) => ({
      name: SIGHTS_FILES.notes[language],
      bytes: jsonBytes(notes[index]),
    })),
  ]);
}

/** Both names and, where it has one, the note in every language. */
function textOf([name, nameDe]: RawRow, index: number, notes: readonly SightNotes[]): string {
  const written = notes.flatMap((all) => {
    const [text = '', when = ''] = all[index] ?? [];
    return [text, when];
  });
  return [name, nameDe, ...written].join('. ');
}

function jsonBytes(content: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}
