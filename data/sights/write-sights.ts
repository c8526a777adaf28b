import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { SIGHTS_FILES, turned } from '#src/providers/sights/sights-format.ts';
import type { SightNotes } from '#src/providers/sights/sights-format.ts';
import { writePackPart } from '../pack-file.ts';

type Sights = {
  tags: readonly string[];
  noted: number;
  rows: readonly (readonly unknown[])[];
  notes: Readonly<Record<Language, SightNotes>>;
};

/** Writes the list and the notes into the pack, column by column. */
export async function writeSights({ tags, noted, rows, notes }: Sights): Promise<void> {
  await writePackPart('sights', 'data', [
    { name: SIGHTS_FILES.list, bytes: jsonBytes({ tags, noted, columns: turned(rows) }) },
    ...LANGUAGES.map((language) => ({
      name: SIGHTS_FILES.notes[language],
      bytes: jsonBytes(turned(notes[language])),
    })),
  ]);
}

function jsonBytes(content: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(content));
}
