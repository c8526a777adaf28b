import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseTable } from '#data/tables/read-table.ts';

const FILE = join(import.meta.dirname, 'twins.txt');

const text = v.pipe(v.string(), v.nonEmpty());

/** `unlike`: why the two cannot be read as the same; absent where they must be. */
const twinSchema = v.object({ typed: text, twin: text, unlike: v.optional(text) });

/** The wishes of the table and their translations, German of English ones and English of German ones. */
export const TWINS = parseTable(readFileSync(FILE, 'utf8'), FILE, twinSchema);
