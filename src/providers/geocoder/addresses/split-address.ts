import { foldName } from '../names/fold-name.ts';
import * as lists from './address-words.ts';
import { findPostcode } from './postcode-forms.ts';

/** One word of a part. */
export type Word = {
  folded: string;
  /** Where it stands in the part's piece of the text. */
  start: number;
  end: number;
  /** Written short: 'o.', 'Partenk.', or a single letter. */
  isShort: boolean;
  /** In capitals, as codes are. */
  isCapital: boolean;
};

/**
 * One part of a label or an address: a name, perhaps of a division ('Bezirk Hallein'), a name with a
 * number ('Praha 1', 'Nyhavn 17'), a street, a house and who lives in it, or a postcode.
 */
export type Part = {
  role: 'name' | 'division' | 'numbered' | 'street' | 'lodging' | 'postcode';
  /** The typed text without its postcode. */
  said: string;
  /** The words that may name a place, without numbers and the words around it. */
  words: Word[];
  /** The text that the words stand in. */
  text: string;
  /** For a postcode: the countries that alone write it so, as codes. */
  countries?: readonly string[];
};

/** Whether the words are all of a place's name. */
type IsName = (words: readonly Word[]) => boolean;

const SEPARATORS = /[\r\n]+|[,;|·•，、()[\]{}]+|\s[-–—/>]+\s|\s[–—]|(?<=\p{L}{2})\/(?=\p{L})/u;
/** Longer texts are cut: they are no addresses. */
const MAX_PIECES = 10;
const MAX_WORDS = 12;

/** Splits a text into the parts of a label or an address, in the order in which they were typed. */
export function splitAddress(text: string, isName: IsName): Part[] {
  const all = wordsOf(text);
  if (isName(all)) return [part('name', text, all)];
  return text
    .replaceAll('&amp;', '&')
    .replaceAll(/["„“”«»〒\\]|^#+ /gu, ' ')
    .replaceAll(/(\p{L})[:#]/gu, '$1 ')
    .split(SEPARATORS)
    .map((piece) => piece.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s.:-]+|[\s:-]+$/gu, ''))
    .filter((piece) => piece !== '')
    .slice(0, MAX_PIECES)
    .flatMap((piece) => splitPiece(piece, isName));
}

function splitPiece(piece: string, isName: IsName): Part[] {
  const all = wordsOf(piece);
  const end = streetEnd(piece, all);
  // A square may be a sight, but each town has one: 'Plaza Mayor'.
  if (isName(all)) return [part(end === 0 ? 'name' : 'numbered', piece, all)];
  if (end === 0) return placePart(piece, all, isName);
  const street = part('street', piece, all.slice(0, end));
  const rest = piece.slice(all[end]?.start ?? piece.length);
  return rest === '' ? [street] : [street, ...splitPiece(rest, isName)];
}

/** A piece without a street: its postcode set aside, then what is around the name. */
function placePart(piece: string, all: Word[], isName: IsName): Part[] {
  const code = findPostcode(piece);
  if (code !== null) {
    const around = [piece.slice(0, code.start), piece.slice(code.end)];
    const names = around
      .map((text) => text.trim())
      .filter(Boolean)
      .flatMap((text) => splitPiece(text, isName));
    const { countries } = code;
    return [{ role: 'postcode', said: '', words: [], text: '', countries }, ...names];
  }
  const led = afterLead(all);
  if (led !== null) {
    const rest = piece.slice(all[led.end]?.start ?? 0);
    const before = led.isGeneric ? [] : [part('lodging', piece, all.slice(0, led.start))];
    return [...before, ...splitPiece(rest, isName)];
  }
  const names = all.filter(({ folded }) => !/\d/u.test(folded));
  const isNumbered = names.length < all.length && !/^\d{3}\b/u.test(piece);
  if (names.some(({ folded }) => lists.LODGING.has(folded))) return [part('lodging', piece, all)];
  if (isNumbered) return [{ ...part('numbered', piece, names), said: piece }];
  const [role, bare] = withoutKind(names);
  return [{ ...part(role, piece, bare), said: piece }];
}

function part(role: Part['role'], text: string, words: Word[]): Part {
  const [first, last] = [words[0], words.at(-1)];
  const said = text.slice(first?.start ?? 0, last?.end ?? text.length);
  return { role, said, words: words.slice(0, MAX_WORDS), text };
}

/** Numbers keep their signs ('103/2/15'); other words end at blanks, hyphens and short forms' points. */
function wordsOf(piece: string): Word[] {
  return [...piece.matchAll(/#?\d\S*|[^\s\-–.]+\.?/gu)].flatMap((match) => {
    const [said] = match;
    const folded = said.toLowerCase() === 'c/o' ? CARE_OF : foldName(said.replaceAll('/', ''));
    return folded
      .split(' ')
      .filter(Boolean)
      .map((one) => wordAt(match.index, said, one));
  });
}

/** 'c/o', which CO is not. */
const CARE_OF = 'careof';

function wordAt(start: number, said: string, folded: string): Word {
  const isShort = folded.length === 1 || said.endsWith('.');
  const isCapital = said.length > 1 && said === said.toUpperCase();
  return { folded, start, end: start + said.length, isShort, isCapital };
}

export function foldedOf(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

/** The number of words that are a street with its number; 0 for none. */
function streetEnd(piece: string, words: readonly Word[]): number {
  const isNumber = (at: number) => /\d/u.test(words[at]?.folded ?? '');
  const isPostcode = (at: number) =>
    at + 1 < words.length && /^\d{4,}|^\d{3} \d{2}\b/u.test(piece.slice(words[at]?.start));
  const first = words.findIndex((word, at) => !isNumber(at) && !lists.UNIT_WORDS.has(word.folded));
  if (first === -1) return 0;
  const head = words[first];
  if (head !== undefined && lists.STREET_BEFORE.has(head.folded) && first + 1 < words.length) {
    // 'Av. 9 de Julio 1020'
    const from = isNumber(first + 1) && !isNumber(first + 2) ? first + 2 : first + 1;
    return endOfNumbers(words, endOfName(words, from, isNumber), isNumber, isPostcode);
  }
  for (let at = words.length - 1; at >= first; at--) {
    const folded = words[at]?.folded ?? '';
    const hasNumber = first > 0 || (isNumber(at + 1) && !isPostcode(at + 1));
    const after = at > first && lists.STREET_AFTER.has(folded);
    const behindNumber = at > first && first > 0 && lists.STREET_AFTER_NUMBER.has(folded);
    const last = at > first && at === words.length - 1 && folded === 'st';
    if (after || behindNumber || last || endsAsStreet(folded, hasNumber)) {
      return endOfNumbers(words, at + 1, isNumber, isPostcode);
    }
  }
  return 0;
}

function endsAsStreet(folded: string, hasNumber: boolean): boolean {
  const ends = hasNumber ? lists.STREET_ENDS : lists.SURE_STREET_ENDS;
  return [...ends].some((end) => folded.length >= end.length + 3 && folded.endsWith(end));
}

/** The street's own name runs to its number, or to the end of the piece. */
function endOfName(
  words: readonly Word[],
  from: number,
  isNumber: (at: number) => boolean,
): number {
  let end = from;
  while (end < words.length && !isNumber(end)) end++;
  return end;
}

function endOfNumbers(
  words: readonly Word[],
  from: number,
  isNumber: (at: number) => boolean,
  isPostcode: (at: number) => boolean,
): number {
  let end = from;
  while (end < words.length) {
    const isUnit =
      lists.UNIT_WORDS.has(words[end]?.folded ?? '') ||
      (words[end]?.folded.length === 1 && end > from);
    if (isNumber(end) ? isPostcode(end) : !isUnit) break;
    end++;
  }
  return end;
}

type Lead = { start: number; end: number; isGeneric: boolean };

/** Words that lead to a place, with what stands before them; null without. */
function afterLead(words: readonly Word[]): Lead | null {
  for (let at = 0; at + 1 < words.length; at++) {
    const lead = lists.LEADS.find((phrase) => isPhraseAt(words, at, phrase));
    if (lead === undefined || at + lead.length >= words.length) continue;
    const before = words.slice(0, at);
    const isGeneric = before.every(
      ({ folded }) => lists.GENERIC.has(folded) || lists.LODGING.has(folded) || /\d/u.test(folded),
    );
    const isLodging = before.some(({ folded }) => lists.LODGING.has(folded));
    if (isGeneric || isLodging) return { start: at, end: at + lead.length, isGeneric };
  }
  return null;
}

/** The name without a word for what it is of. */
function withoutKind(words: Word[]): [Part['role'], Word[]] {
  const kinds = [
    ['name', lists.TOWN_BEFORE, lists.TOWN_AFTER],
    ['division', lists.DIVISION_BEFORE, lists.DIVISION_AFTER],
  ] as const;
  for (const [role, befores, afters] of kinds) {
    const before = befores.find(
      (phrase) => phrase.length < words.length && isPhraseAt(words, 0, phrase),
    );
    if (before !== undefined) return [role, words.slice(before.length)];
    const after = afters.find(
      (phrase) =>
        phrase.length < words.length && isPhraseAt(words, words.length - phrase.length, phrase),
    );
    if (after !== undefined) return [role, words.slice(0, -after.length)];
  }
  return ['name', words];
}

function isPhraseAt(words: readonly Word[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((folded, index) => words[at + index]?.folded === folded);
}
