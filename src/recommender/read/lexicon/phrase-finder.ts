import { parseEntry } from './parse-entry.ts';
import type { Slot } from './parse-entry.ts';
import type { Token } from './tokens.ts';

/** A list of the lexicon: its id and its entries, between commas. */
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

/** The parts between the asterisks: '*wander*' is ['', 'wander', '']. */
type Pattern = readonly string[];

/** Words that no '*' stands for: they turn what follows round. */
const TURNING = new Set(
  'no not non never without and or but kein keine keinen keiner keinem nicht ohne und oder aber nur'.split(
    ' ',
  ),
);

/** Finds the entries of the lists; of one list the longest at each word. */
export function phraseFinder(lists: readonly Phrases[]): PhraseFinder {
  const phrases = lists.flatMap(({ id, entries }) =>
    entries.split(', ').map((entry) => compiled(id, entry)),
  );
  const byFirstWord = indexed(phrases, firstWords);
  const byFirstLetter = indexed(phrases, firstLetters);
  return (tokens) => {
    const found: Found[] = [];
    const excepted: Found[] = [];
    for (const [from, { text }] of tokens.entries()) {
      const longest = new Map<string, Found>();
      const candidates = [
        ...(byFirstWord.get(text) ?? []),
        ...(byFirstLetter.get(text.charAt(0)) ?? []),
        ...(byFirstLetter.get('') ?? []),
      ];
      for (const phrase of candidates) {
        const one = foundAt(phrase, tokens, from);
        if (one !== null && phrase.isException) excepted.push(one);
        else if (one !== null && one.to > (longest.get(one.id)?.to ?? 0)) longest.set(one.id, one);
      }
      found.push(...longest.values());
    }
    return found.filter((one) => !excepted.some((other) => isExcepted(one, other)));
  };
}

/** An exception of 'stage' holds for 'stage/jazz' too. */
function isExcepted(one: Found, exception: Found): boolean {
  const ofList = one.id === exception.id || one.id.startsWith(`${exception.id}/`);
  return ofList && exception.from <= one.from && exception.to >= one.to;
}

function compiled(id: string, text: string): Phrase {
  const { slots, isException, isNoun } = parseEntry(text);
  return { id, slots: slots.map(compiledSlot), isException, isNoun };
}

function compiledSlot(slot: Slot): CompiledSlot {
  const single = slot.choices.flatMap((words) => (words.length === 1 ? words : []));
  return {
    ...slot,
    words: new Set(single.filter((word) => !isPattern(word))),
    patterns: single.filter(isPattern).map((word) => word.split('*')),
    runs: slot.choices.filter((words) => words.length > 1),
  };
}

function isPattern(word: string): boolean {
  return word.includes('*') || word === '#';
}

function indexed(
  phrases: readonly Phrase[],
  keysOf: (slot: CompiledSlot) => readonly string[],
): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of new Set(firstSlots(phrase.slots).flatMap(keysOf))) {
      const known = index.get(key);
      if (known === undefined) index.set(key, [phrase]);
      else known.push(phrase);
    }
  }
  return index;
}

function firstWords({ words, runs }: CompiledSlot): string[] {
  return [...words, ...runs.map(([first = '']) => first).filter((word) => !isPattern(word))];
}

/** Of the patterns; '' of those that any word may fit. */
function firstLetters({ patterns, runs }: CompiledSlot): string[] {
  const inRuns = runs.map(([first = '']) => first).filter(isPattern);
  const firsts = [...patterns.map(([first = '']) => first), ...inRuns];
  return firsts
    .map((first) => first.charAt(0))
    .map((letter) => (letter === '#' || letter === '*' ? '' : letter));
}

/** With which a phrase may begin: its first slots up to one that must stand. */
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

/** The token after the longest run of tokens that fills the slots from `slot` on; null if none does. */
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
    return isPattern(word) ? fits(token.text, word.split('*')) : token.text === word;
  });
}

function fits(word: string, pattern: Pattern): boolean {
  const [first = '', ...rest] = pattern;
  if (first === '#') return /^\d+$/u.test(word);
  const last = rest.at(-1) ?? '';
  if (pattern.length === 2 && first === '' && last === '') return !TURNING.has(word);
  if (!word.startsWith(first) || !word.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest.slice(0, -1)) {
    const at = word.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from <= word.length - last.length;
}
