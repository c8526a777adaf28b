import { saidPattern } from '#src/domain/language/said.ts';
import { nightsIn } from './nights-in.ts';
import type { NightsIn } from './nights-in.ts';

/** A part of a typed line that may be a stop. */
export type LinePart = {
  /** A name, without its nights. */
  text: string;
  /** Null where none are written. */
  nights: number | null;
  /** A comma or a slash stands before it: it may say where the part before it lies ('Vienna, Austria'). */
  mayQualify: boolean;
};

const ARROWS = String.raw`\s*(?:[-=]+>|[→➔➜➝⟶»›>])\s*`;
const DASHES = String.raw`\s+[-–—]+\s+|\s*[–—]\s*`;
const LINES = String.raw`\s*[\n;|]\s*|\s+[&+]\s+`;
const THEN = String.raw`\s*,?\s+${saidPattern('way-then')}\s+`;
const FIRM = `${ARROWS}|${DASHES}|${LINES}|${THEN}`;
const LOOSE = String.raw`\s*[,/]\s*`;
const SEPARATOR = new RegExp(`(?<firm>${FIRM})|(?<loose>${LOOSE})`, 'giu');

/** Words before the first name, and the numbers of a list. */
const LEAD = new RegExp(
  String.raw`^(?:${saidPattern('way-lead')}\b[:\s]*)?${saidPattern('way-from')}\s+`,
  'iu',
);
const NUMBERED = /^\d{1,2}[.)]\s+/u;
const ENDS = /^[\s"'“”„«»(),.:!]+|[\s"'“”„«»(),.:!?]+$/gu;
const MOST_LETTERS = 300;

/**
 * The parts of a line that names several places in order: 'Vienna, Krakow, Tallinn', 'Rom → Florenz', '3
 * Nächte Rom, 2 Florenz'. Null for a line of one part. What the parts are is not known here.
 */
export function readLine(line: string): LinePart[] | null {
  if (line.length > MOST_LETTERS || /:\/\//u.test(line)) return null;
  const pieces = piecesOf(line.trim().replace(LEAD, ''));
  if (pieces.length < 2) return null;
  const read = pieces.map(({ text }) => nightsIn(text));
  const counts = read.some(({ unit }) => unit) || read.filter(isCounted).length > 1;
  return read.map(({ rest, nights, unit }, index) => {
    const { text = '', mayQualify = false } = pieces[index] ?? {};
    return counts || unit
      ? { text: rest, nights, mayQualify: mayQualify && nights === null }
      : { text, nights: null, mayQualify };
  });
}

function isCounted({ nights }: NightsIn): boolean {
  return nights !== null;
}

type Piece = Pick<LinePart, 'text' | 'mayQualify'>;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let mayQualify = false;
  const add = (to: number) => {
    const text = line.slice(from, to).replaceAll(ENDS, '').replace(NUMBERED, '').trim();
    // Of two separators in a row ('Vienna, then Krakow') the firmer one counts.
    if (text === '') return false;
    pieces.push({ text, mayQualify });
    return true;
  };
  for (const match of line.matchAll(SEPARATOR)) {
    const loose = match.groups?.['loose'] !== undefined;
    mayQualify = add(match.index) ? loose : mayQualify && loose;
    from = match.index + match[0].length;
  }
  add(line.length);
  return pieces;
}
