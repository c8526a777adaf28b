import { cleanText } from './clean-text.ts';
import { withoutMarks } from './line-marks.ts';
import { listProblem } from './list-problem.ts';
import { isOwnText } from './own-text.ts';
import { isGearHeader } from './table-columns.ts';
import { splitLine, tableForm } from './table-rows.ts';

const FEWEST_LINES = 3;
const MARKED = 0.6;

/** Is it a packing list rather than anything else: a gear table, our own text, or a list of ticks or bullets? */
export function looksLikeGearList(given: string): boolean {
  if (listProblem(given) !== null) return false;
  const text = cleanText(given);
  if (isOwnText(text)) return true;
  const lines = text.split('\n');
  const form = tableForm(text);
  if (form?.header === true) {
    return isGearHeader(splitLine(lines[form.skip] ?? '', form.delimiter));
  }
  const filled = lines.filter((line) => line.trim() !== '');
  const listed = filled.filter(
    (line) => withoutMarks(line, true).marked || /^\s*\d+\s?[x×]\s/u.test(line),
  );
  return filled.length >= FEWEST_LINES && listed.length >= filled.length * MARKED;
}
