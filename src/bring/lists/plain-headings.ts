import { headingName, isHeadingWord } from './heading-words.ts';
import type { MarkedLine } from './line-marks.ts';

/** A line that is not empty, and what is known of the lines around it. */
export type Row = MarkedLine & {
  /** An empty line, or nothing, is above. */
  apart: boolean;
  /** A line of dashes is below. */
  underlined: boolean;
};

export type Heading = {
  name: string;
  /** Only the lines below it that are further in belong to it. */
  nested: boolean;
  /** Only by its place: it may as well be a thing with parts. */
  perhaps: boolean;
  /** It stands over bullets, and ends with them. */
  overBullets: boolean;
};

const HASHES = /^#{1,6}\s+(.+?)\s*#*$/u;
/** '== Clothes ==', '--- Clothes ---', '【Clothes】', '[Clothes]'. */
const FRAMED =
  /^(?:[=_-]{2,}|[*]{3,})\s*(\p{L}.*?)\s*(?:[=_-]{2,}|[*]{3,})$|^[【[]\s*(\p{L}[^\]】]*?)\s*[\]】]$/u;
/** '**Clothes**', '*Clothes*', '__Clothes:__'. */
const STRONG = /^(?:\*\*|__|\*|_)(?![\s*_])([^*_]+?)(?:\*\*|__|\*|_):?$/u;
/** '(5)', '[3/7]' and emoji behind a heading. */
const BEHIND = /\s*(?:[([]\d+(?:\s*\/\s*\d+)?[)\]]|\p{Extended_Pictographic}\uFE0F?)+$/u;
const FEWEST_CAPITALS = 4;
const SENTENCE = /^(?:\S+\s+){3,}\S+[.!?…]$/u;

/** Headings of a list of lines, each said by its place; null for a line of the list. */
export function headingsOf(rows: readonly Row[]): (Heading | null)[] {
  const firsts = rows.filter((row) => row.apart && !row.marked && isHeadingWord(bare(row.text)));
  const hasWords = firsts.length >= 2;
  const hasSmall = rows.some(({ text }) => /\p{Ll}/u.test(text));
  return rows.map((row, index) => {
    const next = rows[index + 1];
    const nested = next !== undefined && next.indent > row.indent;
    const written = writtenHeading(row);
    const heading = (text: string, perhaps = false) => ({
      name: headingName(text),
      nested,
      perhaps,
      overBullets: next?.marked === true && !row.marked && !HASHES.test(row.text),
    });
    if (written !== null) return heading(written);
    if (next === undefined || SENTENCE.test(row.text)) return null;
    if (nested) return heading(bare(row.text), !isHeadingWord(bare(row.text)));
    if (row.marked) return null;
    if (index === 0 && isTitle(row.text, next)) return heading(bare(row.text));
    const previous = rows[index - 1];
    const isFirst = row.apart || previous?.marked === true;
    const isAbove = isFirst && next.marked && !next.apart;
    const isWord = hasWords && firsts.includes(row) && !next.apart;
    const isLoud = isFirst && hasSmall && !next.apart && isCapitals(row.text);
    return isAbove || isWord || isLoud ? heading(bare(row.text)) : null;
  });
}

/** 'Packliste', and 'Packing list for Sweden' with nothing below it. */
function isTitle(text: string, next: Row): boolean {
  return headingName(bare(text)) === '' || (next.apart && /list[e]?\b/iu.test(text));
}

/** Marked as a heading by itself; null for any other line. */
function writtenHeading({ text, marked, underlined }: Row): string | null {
  const hashes = HASHES.exec(text)?.[1];
  if (hashes !== undefined) return bare(hashes);
  const [, framed, bracketed] = FRAMED.exec(text) ?? [];
  const strong = marked ? undefined : STRONG.exec(text)?.[1];
  const found = framed ?? (marked ? undefined : bracketed) ?? strong;
  if (found !== undefined) return bare(found);
  if (underlined && !marked) return bare(text);
  const colon = /^(.*\S)\s*:$/u.exec(bareEnd(text))?.[1];
  return colon === undefined ? null : bare(colon);
}

/** The words of a heading. */
function bare(text: string): string {
  return bareEnd(text)
    .replace(/^(?:\p{Extended_Pictographic}\uFE0F?\s*)+/u, '')
    .replaceAll(/\*\*|__|`/gu, '')
    .replace(/^[\s*_]+|[\s*_:]+$/gu, '')
    .replace(/[\s*_:]+$/u, '');
}

function bareEnd(text: string): string {
  return text.replace(BEHIND, '');
}

function isCapitals(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length >= FEWEST_CAPITALS && !/\p{Ll}|\p{N}/u.test(text) && text.length <= 40;
}
