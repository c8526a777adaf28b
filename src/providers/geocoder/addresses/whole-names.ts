import { isWholeName, startsName } from '../names/match-quality.ts';
import { visitPrefix } from '../names/name-matches.ts';
import { prefixCode } from '../names/name-index.ts';
import type { NameIndex } from '../names/name-index.ts';
import { CONNECTORS } from './address-words.ts';
import type { Word } from './split-address.ts';

/** A place by one of its names; `other` for a name in another language or a former one. */
export type Named = { place: number; other: boolean };

/** Finds places by their whole names only, which is a look at a few entries of the index. */
export interface WholeNames {
  is(folded: string): boolean;
  named(folded: string): Named[];
  /** By a longer name that begins with these words: 'rothenburg', 'cortina'. */
  begunBy(folded: string): Named[];
  /** By a longer name that ends with them: 'ao nang' of Ban Ao Nang. */
  endedBy(folded: string): Named[];
  /** By words of which some are written short: 'Frankfurt a. M.', 'Rothenburg o. d. Tauber'. */
  shortened(words: readonly Word[]): Named[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const MIN_ANCHOR_LETTERS = 4;

export function createWholeNames(index: NameIndex): WholeNames {
  const keyOf = (entry: number) => index.entryKeys[entry] ?? 0;
  const namedBy = (entry: number): Named => ({
    place: index.keyPlaces[keyOf(entry)] ?? 0,
    other: index.keyOthers[keyOf(entry)] === 1,
  });
  function* entriesOf(folded: string): Generator<number> {
    const typed = encoder.encode(folded);
    const code = prefixCode(typed, 0, typed.length);
    const { from, to } = index.range(code, code + 1);
    for (let entry = from; entry < to; entry++) {
      const start = index.entryStarts[entry] ?? 0;
      const same = typed.every((letter, at) => index.pool[start + at] === letter);
      if (same && isWholeName(index, entry, typed.length)) yield entry;
    }
  }
  return {
    is: (folded) => folded !== '' && !entriesOf(folded).next().done,
    named: (folded) => (folded === '' ? [] : [...entriesOf(folded)].map(namedBy)),
    begunBy(folded) {
      const found: Named[] = [];
      const typed = encoder.encode(folded);
      visitPrefix(index, typed, (entry, covered) => {
        const after = index.pool[(index.entryStarts[entry] ?? 0) + covered];
        if (startsName(index, entry) && after === SPACE) found.push(namedBy(entry));
      });
      return found;
    },
    endedBy(folded) {
      const found: Named[] = [];
      visitPrefix(index, encoder.encode(folded), (entry, covered) => {
        const after = index.pool[(index.entryStarts[entry] ?? 0) + covered];
        if (!startsName(index, entry) && after === 0) found.push(namedBy(entry));
      });
      return found;
    },
    shortened(words) {
      const anchor = words
        .filter(({ isShort }) => !isShort)
        .toSorted((a, b) => b.folded.length - a.folded.length)[0];
      if (anchor === undefined || anchor.folded.length < MIN_ANCHOR_LETTERS) return [];
      // 'Halle a. d. Saale' is called Halle (Saale).
      const full = words.filter(({ folded }) => folded.length > 1);
      const found: Named[] = [];
      visitPrefix(index, encoder.encode(anchor.folded), (entry) => {
        const key = keyOf(entry);
        const [start, end] = [index.keyStarts[key] ?? 0, (index.keyStarts[key + 1] ?? 1) - 1];
        const name = decoder.decode(index.pool.subarray(start, end)).split(' ');
        if (isShortenedBy(name, words) || isShortenedBy(name, full)) found.push(namedBy(entry));
      });
      return found;
    },
  };
}

const SPACE = 32;

/**
 * Whether each word stands for a word of the name; short ones may skip letters ('OPf.' of Oberpfalz),
 * and words between may be left out ('o. T.' of 'ob der Tauber').
 */
function isShortenedBy(name: readonly string[], words: readonly Word[]): boolean {
  let at = 0;
  for (const whole of name) {
    const word = words[at];
    const fits =
      word !== undefined && (word.isShort ? isShortOf(word.folded, whole) : word.folded === whole);
    if (fits) at += 1;
    else if (!CONNECTORS.has(whole)) return false;
  }
  return at === words.length;
}

function isShortOf(short: string, whole: string): boolean {
  if (short[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
