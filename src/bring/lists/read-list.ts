import { cleanText } from './clean-text.ts';
import { MOST_LINES, listProblem } from './list-problem.ts';
import { createCollector } from './listed.ts';
import type { ReadList } from './listed.ts';
import { isOwnText, readOwnText } from './own-text.ts';
import { readPlain } from './read-plain.ts';
import { readTable } from './read-table.ts';
import { tableForm } from './table-rows.ts';

/**
 * Reads a packing list that was written elsewhere: a gear list in columns, a text or Markdown file of
 * Fernweh's, else one thing a line. Never throws; what is no list has a problem and no lines.
 */
export async function readList(given: string): Promise<ReadList> {
  const problem = listProblem(given);
  if (problem !== null) return { groups: [], leftOut: [], problem };
  const text = cleanText(given).replace(/^sep=.\n/u, '');
  const list = createCollector(MOST_LINES);
  const form = isOwnText(text) ? null : tableForm(text);
  if (isOwnText(text)) readOwnText(text, list);
  else if (form === null) readPlain(text, list);
  else await readTable(text, form, list);
  return list.done();
}
