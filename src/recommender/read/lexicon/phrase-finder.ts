import { wordsOfCue } from './lexicon-table.ts';
import { parseEntry } from './parse-entry.ts';
import type { Slot } from './parse-entry.ts';
import type { Token } from './tokens.ts';

/** A list of the lexicon: its id and its entries, separated by ', '. */
export type Phrases = { id: string; entries: string };

/** Where an entry stands: indices of the first token and the one after the last. */
export type Found = { id: string; from: number; to: number };

export type PhraseFinder = (tokens: readonly Token[]) => Found[];

type Phrase = { id: string; slots: readonly CompiledSlot[]; isNoun: boolean; isException: boolean };

type CompiledSlot = Slot & {
  words: ReadonlySet<string>;
  patterns: readonly Pattern[];
  runs: readonly (readonly string[])[];
};

/** A word with asterisks: what stands before the first, after the last, and between. */
type Pattern = { word: string; first: string; last: string; between: readonly string[] };

const WORD = /^[a-z0-9_*']+$/u;
const NOTHING: readonly never[] = [];
const NO_WORDS: ReadonlySet<string> = new Set();
const compiledSlots = new WeakMap<Slot, CompiledSlot>();

/** Finds the entries of the lists in a text: of each list the longest that begins at a word. */
export function phraseFinder(lists: readonly Phrases[]): PhraseFinder {
  const phrases = lists.flatMap(({ id, entries }) =>
    entries
      .split(', ')
      .map((entry) => (WORD.test(entry) ? wordPhrase(id, entry) : compiled(id, entry))),
  );
  const byFirstWord = phrasesByFirstWord(phrases);
  const byPattern = phrasesByPattern(phrases);
  // Most words of a text come again, and each is compared with hundreds of patterns.
  const known = new Map<string, readonly Phrase[]>();
  const phrasesAt = (word: string) => {
    const those = known.get(word) ?? [...(byFirstWord.get(word) ?? []), ...byPattern(word)];
    known.set(word, those);
    return those;
  };
  return (tokens) => {
    const found: Found[] = [];
    const excepted: Found[] = [];
    for (const [from, { text }] of tokens.entries()) {
      const longest = new Map<string, Found>();
      for (const phrase of phrasesAt(text)) {
        const one = foundAt(phrase, tokens, from);
        if (one !== null && phrase.isException) excepted.push(one);
        else if (one !== null && one.to > (longest.get(one.id)?.to ?? 0)) longest.set(one.id, one);
      }
      found.push(...longest.values());
    }
    return found.filter((one) => !excepted.some((other) => isExcepted(one, other)));
  };
}

/** Whether an exception covers what was found; one of 'stage' holds for 'stage/jazz' too. */
function isExcepted(one: Found, exception: Found): boolean {
  const ofList = one.id === exception.id || one.id.startsWith(`${exception.id}/`);
  return ofList && exception.from <= one.from && exception.to >= one.to;
}

/** A phrase of one word without notation, as most entries are. */
function wordPhrase(id: string, text: string): Phrase {
  return { id, slots: [wordSlot(text)], isException: false, isNoun: false };
}

function wordSlot(text: string): CompiledSlot {
  return {
    choices: NOTHING,
    optional: false,
    beside: false,
    words: isPattern(text) ? NO_WORDS : new Set([text]),
    patterns: isPattern(text) ? [patternOf(text)] : NOTHING,
    runs: NOTHING,
  };
}

function compiled(id: string, text: string): Phrase {
  const { slots, isException, isNoun } = parseEntry(text);
  return { id, slots: slots.map(knownSlot), isException, isNoun };
}

function knownSlot(slot: Slot): CompiledSlot {
  const known = compiledSlots.get(slot);
  if (known !== undefined) return known;
  const compiledOne = compiledSlot(slot);
  compiledSlots.set(slot, compiledOne);
  return compiledOne;
}

function compiledSlot(slot: Slot): CompiledSlot {
  const single = slot.choices.flatMap((words) => (words.length === 1 ? words : []));
  return {
    ...slot,
    words: new Set(single.filter((word) => !isPattern(word))),
    patterns: single.filter(isPattern).map(patternOf),
    runs: slot.choices.filter((words) => words.length > 1),
  };
}

function isPattern(word: string): boolean {
  return word.includes('*') || word === '#';
}

function phrasesByFirstWord(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const { words, runs } of firstSlots(phrase.slots)) {
      for (const word of words) add(index, word, phrase);
      for (const [first = ''] of runs) if (!isPattern(first)) add(index, first, phrase);
    }
  }
  return index;
}

type PatternPhrase = { pattern: Pattern; phrase: Phrase };

/** Indexed by the first letter of a pattern; '' where a pattern may begin with any. */
function phrasesByPattern(phrases: readonly Phrase[]): (word: string) => Phrase[] {
  const index = new Map<string, PatternPhrase[]>();
  for (const phrase of phrases) {
    for (const { patterns, runs } of firstSlots(phrase.slots)) {
      const ofRuns = runs.flatMap(([first = '']) => (isPattern(first) ? patternOf(first) : []));
      for (const pattern of [...patterns, ...ofRuns]) {
        add(index, pattern.first.charAt(0), { pattern, phrase });
      }
    }
  }
  const those = (letter: string, word: string) =>
    (index.get(letter) ?? []).filter(({ pattern }) => fits(word, pattern));
  return (word) => [...those(word.charAt(0), word), ...those('', word)].map(({ phrase }) => phrase);
}

function add<T>(index: Map<string, T[]>, key: string, value: T): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else if (known.at(-1) !== value) known.push(value);
}

/** The slots that a phrase may begin with: all up to the first that is not optional. */
function firstSlots(slots: readonly CompiledSlot[]): readonly CompiledSlot[] {
  const must = slots.findIndex(({ optional }) => !optional);
  return slots.slice(0, must + 1);
}

function foundAt(phrase: Phrase, tokens: readonly Token[], at: number): Found | null {
  const { id, slots, isNoun } = phrase;
  if (isNoun && tokens[at]?.noun !== true) return null;
  const before = slots.findIndex(({ beside }) => !beside);
  const after = slots.length - 1 - slots.findLastIndex(({ beside }) => !beside);
  const end = longestEnd(slots, 0, tokens, at, at);
  return end === null ? null : { id, from: at + before, to: end - after };
}

/** The index after the longest run of tokens from `at` that fills the slots from `slot` on; null if none does. */
function longestEnd(
  slots: readonly CompiledSlot[],
  slot: number,
  tokens: readonly Token[],
  at: number,
  start: number,
): number | null {
  const here = slots[slot];
  if (here === undefined) return at;
  const ends = here.optional ? [at] : [];
  const token = tokens[at];
  if (token !== undefined && (at === start || token.joined)) {
    if (here.words.has(token.text) || here.patterns.some((pattern) => fits(token.text, pattern))) {
      ends.push(at + 1);
    }
    ends.push(
      ...here.runs.flatMap((run) => (standsAt(run, tokens, at, start) ? at + run.length : [])),
    );
  }
  let longest: number | null = null;
  for (const end of ends) {
    const whole = longestEnd(slots, slot + 1, tokens, end, start);
    if (whole !== null && whole > (longest ?? at)) longest = whole;
    else if (whole !== null && longest === null) longest = whole;
  }
  return longest;
}

function standsAt(
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
  start: number,
): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    if (token === undefined || (at + index !== start && !token.joined)) return false;
    return isPattern(word) ? fits(token.text, patternOf(word)) : token.text === word;
  });
}

function patternOf(word: string): Pattern {
  const parts = word.split('*');
  const isNumber = word === '#';
  return {
    word,
    first: isNumber ? '' : (parts[0] ?? ''),
    last: isNumber ? '' : (parts.at(-1) ?? ''),
    between: parts.slice(1, -1),
  };
}

function fits(text: string, { word, first, last, between }: Pattern): boolean {
  if (word === '#') return /^\d+$/u.test(text);
  if (word === '*') return !wordsOfCue('turning').has(text);
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (const part of between) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from <= text.length - last.length;
}
