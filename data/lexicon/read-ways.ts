import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { lexiconSchema } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import type { Lexicon } from '#src/recommender/read/lexicon/lexicon-schema.ts';
import { parseEntry } from '#src/recommender/read/lexicon/parse-entry.ts';

const FILE = join(import.meta.dirname, 'ways.txt');
const FIELDS = 7;

/** The rows of ways.txt. Throws where one does not match, with its line. */
export async function readWays(): Promise<Lexicon['ways']> {
  const lines = (await readFile(FILE, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const fields = line.split(' | ').map((field) => field.trim());
    const [id, kind, metres, where = '-', names = ''] = fields;
    const result = v.safeParse(lexiconSchema.entries.ways.item, {
      id,
      kind,
      metres: metres === '-' ? null : Number(metres),
      at: pointOf(where),
      names,
    });
    if (fields.length !== FIELDS || !result.success) {
      throw new Error(
        `ways.txt:${index + 1}: ${result.success ? `${fields.length} fields` : v.summarize(result.issues)}`,
      );
    }
    for (const name of names.split(', ')) parseEntry(name);
    return [result.output];
  });
}

function pointOf(where: string) {
  const [lat, lng] = where.split(' ').map(Number);
  return where === '-' ? null : { lat, lng };
}
