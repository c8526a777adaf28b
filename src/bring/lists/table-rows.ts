import { MOST_ROWS } from './list-problem.ts';
import { columnsOf } from './table-columns.ts';

/** Cells of a line that are looked at. */
const MOST_CELLS = 60;

const DELIMITERS = ['\t', ';', ',', '|'] as const;

type Delimiter = (typeof DELIMITERS)[number];

/** Rows before the header, such as the title of a sheet. */
const HEADER_WITHIN = 5;
/** The least share of a table's lines that have the same number of cells, where there is no header. */
const ALIKE = 0.8;
const FEWEST_ROWS = 2;
const NUMBERS = /^\s*"?\d+(?:[.,]\d+)*\s*(?:[x×]|k?g|oz|lbs?)?"?\s*$/iu;

export type TableForm = {
  delimiter: Delimiter;
  /** Lines before the first row of the table. */
  skip: number;
  header: boolean;
};

/** How a text is a table: by its header, else by rows of the same length; null for anything else. */
export function tableForm(text: string): TableForm | null {
  const lines = text.split('\n');
  const start = lines.slice(0, HEADER_WITHIN);
  for (const [skip, line] of start.entries()) {
    const below = lines.slice(skip + 1).join('\n');
    const delimiter = DELIMITERS.find(
      (one) => columnsOf(splitLine(line, one)) !== null && below.includes(one),
    );
    if (delimiter !== undefined) return { delimiter, skip, header: true };
  }
  const filled = lines.slice(0, MOST_ROWS).filter((line) => line.trim() !== '');
  const delimiter = DELIMITERS.find((one) => isTable(filled, one));
  return delimiter === undefined ? null : { delimiter, skip: 0, header: false };
}

/** The cells of a line that has no line end in its quotes. */
export function splitLine(line: string, delimiter: string): string[] {
  const bare = delimiter === '|' ? line.trim().replace(/^\||\|$/gu, '') : line;
  return bare.split(delimiter, MOST_CELLS).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .trim(),
  );
}

/** A comma or a bar is in many lines: only columns of numbers make them a table. */
function isTable(lines: readonly string[], delimiter: Delimiter): boolean {
  const rows = lines
    .map((line) => withoutBullet(line))
    .filter((line) => line.includes(delimiter))
    .map((line) => splitLine(line, delimiter));
  if (rows.length === 0 || rows.length < lines.length * ALIKE) return false;
  if (delimiter === '\t') return true;
  const width = rows[0]?.length ?? 0;
  if (rows.length < FEWEST_ROWS || (delimiter === ',' && !isPlainCsv(lines, width))) return false;
  const isAlike = rows.filter((row) => row.length === width).length >= rows.length * ALIKE;
  const isCounted = rows.filter((row) => row.some((cell) => NUMBERS.test(cell))).length;
  return isAlike && isCounted >= rows.length * ALIKE;
}

/** 'Zelt, 1,2 kg' is a line of words. */
function isPlainCsv(lines: readonly string[], width: number): boolean {
  return width >= 3 && !lines.some((line) => /,\s/u.test(line.replaceAll(/"[^"]*"/gu, '')));
}

/** A list copied from a notes app has a tab behind each bullet. */
function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:[-*•◦▪‣–o☐☑✓]|\d{1,3}[.)])?\t+/u, '').trimStart();
}
