import { QUANTITY } from '#src/domain/list/list-edits.ts';
import { headingName, isHeadingWord } from './heading-words.ts';
import { LONGEST_LINE, MOST_ROWS } from './list-problem.ts';
import type { Collector } from './listed.ts';
import { gramsOfUnit, readNumber, weightInCell } from './read-amount.ts';
import type { DecimalSign } from './read-amount.ts';
import { columnsOf } from './table-columns.ts';
import type { Columns } from './table-columns.ts';
import { splitLine } from './table-rows.ts';
import type { TableForm } from './table-rows.ts';

const SUM =
  /^(?:total|sum|summe|gesamt|gesamtgewicht|total weight|insgesamt|base ?weight|basisgewicht)\b/iu;
const YES =
  /^(?:x|true|yes|ja|wahr|1|✓|✔|✅|☑|done|packed|checked|gepackt|eingepackt|erledigt|oui)$/iu;
const NO =
  /^(?:|false|no|nein|falsch|0|☐|not started|in progress|open|offen|todo|to do|nicht begonnen)$/iu;
/** More than any gear list has. */
const MOST_COLUMNS = 60;
const RULE_CELL = /^:?-{2,}:?$/u;

/** A gear list in columns, as tools export it or a spreadsheet copies it. */
export async function readTable(text: string, form: TableForm, list: Collector): Promise<void> {
  const lines = text.split('\n').slice(form.skip);
  const rows = await rowsOf(lines.slice(0, MOST_ROWS), form);
  list.leaveOut('over', lines.slice(MOST_ROWS).filter((line) => line.trim() !== '').length);
  const columns = form.header ? columnsOf(rows[0] ?? []) : guessColumns(rows);
  if (columns === null) return;
  const decimal = decimalOf(form);
  let heading = '';
  for (const [index, row] of rows.entries()) {
    const isHeader = form.header && row.join('\n') === rows[0]?.join('\n');
    if (isHeader || row.every((cell) => cell === '' || RULE_CELL.test(cell))) continue;
    const title = columns.at.group === undefined ? headingOf(rows, index) : null;
    if (title === null) addRow(row, { columns, decimal, heading }, list);
    else heading = title;
  }
}

async function rowsOf(lines: readonly string[], { delimiter }: TableForm): Promise<string[][]> {
  if (delimiter === '|') return lines.map((line) => splitLine(line, delimiter));
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(lines.join('\n'), { delimiter });
  return data.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.trim()));
}

/** Where cells part at commas a comma is no decimal sign, but in quotes. */
function decimalOf({ delimiter, header }: TableForm): DecimalSign {
  return delimiter === ',' && header ? '.' : null;
}

type Reading = { columns: Columns; decimal: DecimalSign; heading: string };

function addRow(row: readonly string[], { columns, decimal, heading }: Reading, list: Collector) {
  const { at, grams } = columns;
  const cell = (column: keyof Columns['at']) => row[at[column] ?? -1] ?? '';
  const name = withoutGuard(cell('name'));
  if (headingName(name) === '') return;
  if (name.length > LONGEST_LINE) {
    list.leaveOut('long');
    return;
  }
  if (SUM.test(name) && at.quantity !== 0) {
    list.leaveOut('sum');
    return;
  }
  const quantity = quantityIn(cell('quantity'));
  if (quantity === 0) {
    list.leaveOut('none');
    return;
  }
  const unit = gramsOfUnit(cell('unit')) ?? grams;
  const notes = [withoutGuard(cell('brand')), withoutGuard(cell('note'))];
  const packed = packedIn(cell('packed'));
  list.add(
    {
      name,
      quantity,
      weightGrams: weightInCell(cell('weight'), unit, decimal),
      note: notes.filter((note) => note !== '').join(', '),
      ...(packed === null ? {} : { packed }),
    },
    { name: withoutGuard(cell('group')) || heading },
  );
}

/** The text without the sign that protects it from being read as a formula by a spreadsheet. */
function withoutGuard(text: string): string {
  return text
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** '2', '2x', '2.0'; one where there is nothing, none for a zero. */
function quantityIn(cell: string): number {
  const number = readNumber(/^[\d.,]+/u.exec(cell.replace(/^[x×]\s*/iu, ''))?.[0] ?? '');
  if (number === null) return 1;
  if (number === 0) return 0;
  return Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.round(number)));
}

function packedIn(cell: string): boolean | null {
  if (YES.test(cell)) return true;
  return cell !== '' && NO.test(cell) ? false : null;
}

/** A row of one cell before rows of several is a heading, where it stands apart or says so. */
function headingOf(rows: readonly string[][], index: number): string | null {
  const row = rows[index] ?? [];
  const [text = '', ...others] = row.filter((cell) => cell !== '');
  const width = Math.max(row.length, rows[0]?.length ?? 0);
  if (others.length > 0 || text === '' || width < 2) return null;
  const next = rows.slice(index + 1).find((cells) => cells.some((cell) => cell !== '')) ?? [];
  if (next.filter((cell) => cell !== '').length < 2) return null;
  const before = rows[index - 1] ?? [];
  const isApart = index <= 1 || before.every((cell) => cell === '');
  if (!isApart && !text.endsWith(':') && !isHeadingWord(text)) return null;
  return text.replaceAll(/^#+\s*|:$/gu, '').trim();
}

const MARK_CELL = /^(?:true|false|wahr|falsch|x|☐|☑|✓|✔)$/iu;
const QUANTITY_CELL = /^(?:[x×]\s*)?\d{1,3}\s*[x×]?$/iu;

/** Without a header: the first words are the name, whole numbers a quantity, the others notes. */
function guessColumns(rows: readonly string[][]): Columns | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const at: Columns['at'] = {};
  for (let index = 0; index < width; index += 1) {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const most = (test: (cell: string) => boolean) =>
      cells.length > 0 && cells.filter(test).length >= cells.length * 0.8;
    const isCount = at.quantity === undefined && most((cell) => QUANTITY_CELL.test(cell));
    if (most((cell) => MARK_CELL.test(cell))) at.packed ??= index;
    else if (isCount) at.quantity = index;
    else if (most((cell) => weightInCell(cell, 1, null) !== null)) at.weight ??= index;
    else if (at.name === undefined) at.name = index;
    else at.note ??= index;
  }
  return at.name === undefined ? null : { at, grams: 1 };
}
