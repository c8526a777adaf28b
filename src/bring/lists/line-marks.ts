/** A line and the marks before its words. */
export type MarkedLine = {
  /** Columns of blanks before it; a tab is four. */
  indent: number;
  /** A bullet, a box or a number of the list stands before it. */
  marked: boolean;
  /** Null where it has no box. */
  packed: boolean | null;
  text: string;
};

const TAB = 4;

const BULLET =
  /^(?:[-–—*+•·∙⁃‣◦▪▫●○■▸▹►▶➤➔→>✦✧◆◇♦❖](?=\s)|[•‣◦▪▫●■▸►➤❖]|[-–](?=\p{L})|\*(?=\p{L})(?![^*]*\*:?$)|o(?=\t))\s*/u;
const OPEN_BOX = /^(?:\\?\[\s*\\?\]|\(\s{1,2}\)|[☐⬜🔲◻□❏❐▢🟩])\uFE0F?\s*/u;
const TICKED_BOX = /^(?:\\?\[\s*[xX✓✔✅]\s*\\?\]|\([xX]\)|[☑☒✅✓✔🗹])\uFE0F?\s*/u;
const EMOJI =
  /^(?:\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*\s*)+(?=\S)/u;
const KEYCAP = /^\d\uFE0F?\u20E3\s*/u;

/** A line of a numbered list: '1. Pass', '2) Zelt', '(3) Kocher', '4.Hut'. */
const NUMBER = /^(?:(\d{1,3})\.?\)\s*|\((\d{1,3})\)\s+|(\d{1,3})\.(?:\s+|(?=\p{L})))(?=\S)/u;
const LETTER = /^[a-z]\)\s+/u;

/** Takes off what stands before the words; `isNumbered` says whether a number belongs to the list. */
export function withoutMarks(line: string, isNumbered: boolean): MarkedLine {
  const blanks = /^\s*/u.exec(line)?.[0] ?? '';
  const found: MarkedLine = {
    indent: blanks.replaceAll('\t', ' '.repeat(TAB)).length,
    marked: false,
    packed: null,
    text: line.slice(blanks.length).trimEnd(),
  };
  const take = (mark: RegExp, packed: boolean | null = found.packed) => {
    const rest = found.text.replace(mark, '');
    if (rest === found.text) return;
    Object.assign(found, { text: rest, marked: true, packed });
  };
  take(BULLET);
  if (isNumbered) take(NUMBER);
  take(LETTER);
  take(KEYCAP);
  take(OPEN_BOX, false);
  take(TICKED_BOX, true);
  found.text = found.text.replace(EMOJI, '');
  if (isNumbered && !found.marked) take(NUMBER);
  return found;
}

/** The number before a line, as in a numbered list; null without one. */
function numberBefore(line: string): number | null {
  const found = NUMBER.exec(line.trimStart().replace(BULLET, ''));
  const [, bracketed, inBrackets, dotted] = found ?? [];
  const number = bracketed ?? inBrackets ?? dotted;
  return number === undefined ? null : Number(number);
}

/** First aid in German begins like a numbered list. */
const FIRST_AID = /^\W*1\.\s*Hilfe/iu;

/**
 * Which numbers before lines belong to the list and not to the names: those that count on, a bracketed
 * one, and a first one. '2. Handy' alone is a second phone.
 */
export function listNumbers(lines: readonly string[]): boolean[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const isAll = filled.length > 1 && filled.every((line) => numberBefore(line) !== null);
  const numbers = lines.map((line) => (FIRST_AID.test(line) ? null : numberBefore(line)));
  const given = numbers.filter((number) => number !== null);
  let at = -1;
  return lines.map((line, index) => {
    const number = numbers[index] ?? null;
    if (number === null) return false;
    at += 1;
    const countsOn = [given[at - 1], given[at + 1]].some(
      (near) => near !== undefined && Math.abs(near - number) === 1,
    );
    return isAll || countsOn || number === 1 || /^\W*\d+\)/u.test(line);
  });
}
