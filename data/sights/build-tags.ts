import * as v from 'valibot';
import { LANGUAGES } from '#src/domain/language.ts';
import {
  sightNotesSchema,
  SIGHTS_FILES,
  sightsListSchema,
} from '#src/providers/sights/sights-format.ts';
import type { SightNotes, SightRow } from '#src/providers/sights/sights-format.ts';
import { openFinishedPack } from '../finished-pack.ts';
import { writePackPart } from '../pack-file.ts';
import { taggedRows } from './tagged-rows.ts';

/** Finds the tags of the finished sights again, after a change of the lexicon. */
export async function buildTags(): Promise<void> {
  const pack = await openFinishedPack();
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await pack.bytes(name)));
  const { rows } = v.parse(sightsListSchema, await read(SIGHTS_FILES.list));
  const notes = await Promise.all(
    LANGUAGES.map(async (language) =>
      v.parse(sightNotesSchema, await read(SIGHTS_FILES.notes[language])),
    ),
  );
  const list = taggedRows(
    rows.map((row) => ({ row: (tags) => withTags(row, tags), text: textOf(row, notes) })),
  );
  console.log(`tags: ${list.tags.length} names`);
  await writePackPart('sights', 'data', [
    { name: SIGHTS_FILES.list, bytes: jsonBytes(list) },
    ...LANGUAGES.map((language, index) => ({
      name: SIGHTS_FILES.notes[language],
      bytes: jsonBytes(notes[index]),
    })),
  ]);
}

function withTags(row: SightRow, tags: number[]): SightRow {
  const [name, nameDe, kind, lat, lng, countries, fame, area, size, months, hours, needs, note] =
    row;
  return [
    name,
    nameDe,
    kind,
    lat,
    lng,
    countries,
    fame,
    area,
    size,
    months,
    hours,
    needs,
    note,
    tags,
  ];
}

function textOf(row: SightRow, notes: readonly SightNotes[]): string {
  const [name, nameDe, , , , , , , , , , , note] = row;
  const written = notes.flatMap((all) => {
    const [text = '', when = ''] = note === null ? [] : (all[note] ?? []);
    return [text, when];
  });
  return [name, nameDe, ...written].join('. ');
}

function jsonBytes(content: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}
