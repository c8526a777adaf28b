import { createFoldedNames } from './folded-names.ts';
import type { FoldedNames } from './folded-names.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { NameTable } from '../gazetteer/decode-places.ts';

/**
 * An index of all names by their words. An entry is one word of one name; entries are sorted by the
 * first six letters from that word on, so that a prefix is a range of entries.
 */
export interface NameIndex {
  /** Folded names, each followed by a zero byte. */
  readonly pool: Uint8Array;
  /** For each entry: where its word starts in the pool, and its name (key). */
  readonly entryStarts: Uint32Array;
  readonly entryKeys: Uint32Array;
  /** For each key: where it starts in the pool (and one more, the pool's end), and its place. */
  readonly keyStarts: Uint32Array;
  readonly keyPlaces: Uint32Array;
  /** 1 for each key that is a town's name in another language, a short or a former one. */
  readonly keyOthers: Uint8Array;
  /** A bit mask of each key's letters; for the search with two typing errors. */
  readonly keyLetters: Uint32Array;
  /** The entries whose first letters lie between two codes of `prefixCode`: [from, to). */
  range(lowCode: number, highCode: number): { from: number; to: number };
}

/** The letters that sort the entries; later letters are compared at the search. */
export const SORTED_LETTERS = 6;
const LETTER_BITS = 5;
const SPACE = 32;
/** Words that are not indexed unless a name begins with them. */
const FILLERS = fillerCodes(
  'de del della des du da do dos di la las le les los el al am an der den die das in im of the on sur sous y e et und and i a o',
);
const MAX_FILLER_LENGTH = 5;

export function createNameIndex(gazetteer: Gazetteer): NameIndex {
  const keys = collectKeys(gazetteer);
  const entries = collectEntries(keys);
  const order = sortByCode(entries.codes);
  const codes = pick(entries.codes, order);
  return {
    pool: keys.pool,
    keyStarts: keys.starts,
    keyPlaces: keys.places,
    keyOthers: keys.others,
    keyLetters: lettersOfKeys(keys),
    entryStarts: pick(entries.starts, order),
    entryKeys: pick(entries.keys, order),
    range: (lowCode, highCode) => ({
      from: lowerBound(codes, lowCode),
      to: lowerBound(codes, highCode),
    }),
  };
}

/** The first letters as a number of the same order: 5 bits a letter, missing ones are 0. */
export function prefixCode(letters: Uint8Array, start: number, end: number): number {
  let code = 0;
  for (let step = 0; step < SORTED_LETTERS; step++) {
    code =
      (code << LETTER_BITS) | letterCode(start + step < end ? (letters[start + step] ?? 0) : 0);
  }
  return code;
}

/** The smallest code greater than all that share the first `length` letters. */
export function codeAfter(code: number, length: number): number {
  return code + 2 ** (LETTER_BITS * Math.max(0, SORTED_LETTERS - length));
}

/** Space 1, letters 2..27, all digits 28, the end 0. */
function letterCode(byte: number): number {
  if (byte >= 97 && byte <= 122) return byte - 95;
  if (byte === SPACE) return 1;
  return byte === 0 ? 0 : 28;
}

type Keys = { pool: Uint8Array; starts: Uint32Array; places: Uint32Array; others: Uint8Array };

function collectKeys(gazetteer: Gazetteer): Keys {
  const { tables, first } = gazetteer;
  const folded = createFoldedNames(tables.settlements.names.lines.length * 2);
  const starts: number[] = [];
  const places: number[] = [];
  const others: number[] = [];
  const note = (place: number, start: number, isOther: boolean) => {
    if (start === -1) return;
    starts.push(start);
    places.push(place);
    others.push(isOther ? 1 : 0);
  };
  for (let place = 0; place < first.settlements; place++) {
    const row = tables.regions[place - first.regions] ?? tables.countries[place];
    for (const name of new Set([...gazetteer.names(place), ...(row?.others ?? [])])) {
      note(place, folded.add(name), false);
    }
  }
  addTable(tables.settlements.names, first.settlements, true, folded, note);
  addTable(tables.features.names, first.features, false, folded, note);
  const pool = folded.pool();
  return {
    pool,
    starts: Uint32Array.from([...starts, pool.length]),
    places: Uint32Array.from(places),
    others: Uint8Array.from(others),
  };
}

function addTable(
  { lines, german, others }: NameTable,
  firstPlace: number,
  areTowns: boolean,
  folded: FoldedNames,
  note: (place: number, start: number, isOther: boolean) => void,
): void {
  let place = firstPlace;
  let start = 0;
  for (let at = 0; at < lines.length; at++) {
    if (lines[at] !== 10) continue;
    note(place++, folded.addUtf8(lines, start, at), false);
    start = at + 1;
  }
  for (const [index, name] of german) note(firstPlace + index, folded.add(name), false);
  for (const [index, names] of others) {
    for (const name of names.split('\t')) note(firstPlace + index, folded.add(name), areTowns);
  }
}

type Entries = { starts: Uint32Array; keys: Uint32Array; codes: Uint32Array };

function collectEntries({ pool, starts }: Keys): Entries {
  const capacity = starts.length * 3;
  const entryStarts = new Uint32Array(capacity);
  const entryKeys = new Uint32Array(capacity);
  const codes = new Uint32Array(capacity);
  let count = 0;
  for (let key = 0; key + 1 < starts.length; key++) {
    const start = starts[key] ?? 0;
    const end = (starts[key + 1] ?? 0) - 1;
    for (let at = start; at < end && count < capacity; at++) {
      if (at > start && (pool[at - 1] !== SPACE || isFiller(pool, at, end))) continue;
      entryStarts[count] = at;
      entryKeys[count] = key;
      codes[count++] = prefixCode(pool, at, end);
    }
  }
  return {
    starts: entryStarts.subarray(0, count),
    keys: entryKeys.subarray(0, count),
    codes: codes.subarray(0, count),
  };
}

/** Whether it is a single filler word, such as 'la' or 'of'. */
export function isFillerWord(text: Uint8Array): boolean {
  return !text.includes(SPACE) && isFiller(text, 0, text.length);
}

function isFiller(pool: Uint8Array, start: number, end: number): boolean {
  let after = start;
  while (after < end && pool[after] !== SPACE) after++;
  return after - start <= MAX_FILLER_LENGTH && FILLERS.has(prefixCode(pool, start, after));
}

function fillerCodes(words: string): ReadonlySet<number> {
  const encoder = new TextEncoder();
  return new Set(words.split(' ').map((word) => prefixCode(encoder.encode(word), 0, word.length)));
}

function lettersOfKeys({ pool, starts }: Keys): Uint32Array {
  const letters = new Uint32Array(starts.length - 1);
  for (let key = 0; key < letters.length; key++) {
    letters[key] = lettersOf(pool, starts[key] ?? 0, (starts[key + 1] ?? 0) - 1);
  }
  return letters;
}

/** A bit mask of the letters that occur. */
export function lettersOf(bytes: Uint8Array, start: number, end: number): number {
  let letters = 0;
  for (let at = start; at < end; at++) letters |= 1 << letterCode(bytes[at] ?? 0);
  return letters >>> 0;
}

/** The sorted order of the codes, by a radix sort in two passes of 15 bits. */
function sortByCode(codes: Uint32Array): Uint32Array {
  const digits = 2 ** 15;
  let order = new Uint32Array(codes.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  for (const shift of [0, 15]) {
    const slots = new Uint32Array(digits);
    for (const code of codes) increase(slots, (code >>> shift) % digits);
    let before = 0;
    for (let digit = 0; digit < digits; digit++) {
      const size = slots[digit] ?? 0;
      slots[digit] = before;
      before += size;
    }
    const next = new Uint32Array(order.length);
    for (const index of order) {
      next[increase(slots, ((codes[index] ?? 0) >>> shift) % digits)] = index;
    }
    order = next;
  }
  return order;
}

/** Adds one and returns the value before. */
function increase(slots: Uint32Array, at: number): number {
  const before = slots[at] ?? 0;
  slots[at] = before + 1;
  return before;
}

function pick(values: Uint32Array, order: Uint32Array): Uint32Array {
  const picked = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) picked[at] = values[order[at] ?? 0] ?? 0;
  return picked;
}

function lowerBound(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
