import { isOnlyNights, nightsIn } from './nights-in.ts';
import type { NightsIn } from './nights-in.ts';
import { JOINS, LEAD, RETURN, SEPARATOR, TOWARDS } from './separators.ts';
import { inOrderOfTravel } from './via-order.ts';
import type { Piece } from './via-order.ts';

/** A part of a typed line that may be a stop. */
export type LinePart = {
  /** A name, without its nights. */
  text: string;
  /** Null where none are written. */
  nights: number | null;
  /** A comma or a slash stands before it: it may say where the part before it lies ('Vienna, Austria'). */
  mayQualify: boolean;
};

/** The numbers of a list. */
const NUMBERED = /^\d{1,2}[.)]\s+/u;
const ENDS = /^[\s"'“”„«»(),.:!]+|[\s"'“”„«»(),.:!?]+$/gu;
const MOST_LETTERS = 300;

/**
 * The parts of a line that names several places in order: 'Vienna, Krakow, Tallinn', 'Rom → Florenz', '3
 * Nächte Rom, 2 Florenz'. Null for a line of one part. What the parts are is not known here.
 */
export function readLine(line: string): LinePart[] | null {
  if (line.length > MOST_LETTERS || /:\/\//u.test(line)) return null;
  const pieces = inOrderOfTravel(piecesOf(line.trim().replace(LEAD, '').replace(RETURN, '')));
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

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let before = separatorOf('');
  const add = (to: number) => {
    const text = line.slice(from, to).replaceAll(ENDS, '').replace(NUMBERED, '').trim();
    if (text === '') return false;
    const [last] = pieces.splice(isOnlyNights(text) ? -1 : pieces.length);
    // 'Vienna - 3 nights'
    if (last !== undefined) return pieces.push({ ...last, text: `${last.text} ${text}` }) > 0;
    pieces.push({ text, ...before });
    return true;
  };
  for (const match of line.matchAll(SEPARATOR)) {
    const [separator, via, loose] = match;
    const next = separatorOf(separator, via, loose);
    // Of two separators in a row ('Vienna, then Krakow') the firmer one counts.
    before = add(match.index) ? next : firmer(before, next);
    from = match.index + separator.length;
  }
  add(line.length);
  return pieces;
}

type Separator = Omit<Piece, 'text'>;

function separatorOf(text: string, via?: string, loose?: string): Separator {
  return {
    mayQualify: loose !== undefined,
    isVia: via !== undefined,
    isTowards: TOWARDS.test(text),
    isJoined: loose !== undefined || JOINS.test(text),
  };
}

function firmer(one: Separator, other: Separator): Separator {
  return {
    mayQualify: one.mayQualify && other.mayQualify,
    isVia: one.isVia || other.isVia,
    isTowards: one.isTowards || other.isTowards,
    isJoined: one.isJoined && other.isJoined,
  };
}
