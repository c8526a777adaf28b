import * as v from 'valibot';
import type { Language } from '#src/domain/language/language.ts';
import { sightNotesSchema, SIGHTS_FILES, turned } from '#src/providers/sights/sights-format.ts';
import type { SightNotes } from '#src/providers/sights/sights-format.ts';
import { openFinishedPack } from '../finished-pack.ts';
import { taggedRows } from './tagged-rows.ts';
import { writeSights } from './write-sights.ts';

/** The place of the tags in a row (sights-format.ts). */
const TAGS = 13;
const listSchema = v.object({ noted: v.number(), columns: v.array(v.array(v.unknown())) });
const rowsSchema = v.array(v.tupleWithRest([v.string(), v.string()], v.unknown()));

type RawRow = v.InferOutput<typeof rowsSchema>[number];

/** Finds the tags of the finished sights again, after a change of the lexicon. */
export async function buildTags(): Promise<void> {
  const pack = await openFinishedPack();
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await pack.bytes(name)));
  // As they stand: the schema leaves out what the app does not read.
  const { columns, noted } = v.parse(listSchema, await read(SIGHTS_FILES.list));
  const rows = v.parse(rowsSchema, turned(columns));
  const notesIn = async (language: Language) =>
    v.parse(sightNotesSchema, await read(SIGHTS_FILES.notes[language]));
  const notes = { en: await notesIn('en'), de: await notesIn('de') };
  const written = Object.values(notes);
  const tagged = taggedRows(
    rows.map((row, index) => ({
      row: (tags: number[]) => [...row.slice(0, TAGS), tags],
      text: textOf(row, index, written),
      asks: written.map((all) => all[index]?.[2] ?? '').join('. '),
    })),
  );
  console.log(`tags: ${tagged.tags.length} names`);
  await writeSights({ ...tagged, noted, notes });
}

/** Both names and, where it has one, the note in every language. */
function textOf([name, nameDe]: RawRow, index: number, notes: readonly SightNotes[]): string {
  const written = notes.flatMap((all) => {
    const [text = '', when = ''] = all[index] ?? [];
    return [text, when];
  });
  return [name, nameDe, ...written].join('. ');
}
