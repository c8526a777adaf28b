/**
 * One place of a phrase, which takes one of several runs of words. A word with '*' stands for all
 * words of that form, '*' alone for any word, '#' for a number.
 */
export type Slot = {
  choices: readonly (readonly string[])[];
  optional: boolean;
  /** Must stand there, and is no part of what is found. */
  beside: boolean;
};

/** An entry of the lexicon; data/lexicon/README.md explains its notation. */
export type Entry = {
  slots: readonly Slot[];
  /** Within this phrase no entry of the list is found. */
  isException: boolean;
  /** Only as a noun with a capital letter: 'See', but not 'see'. */
  isNoun: boolean;
};

/** Words without notation. */
const PLAIN = /^[a-z0-9_*']+$/u;
const slotsByText = new Map<string, Slot>();
const ANY_BRACKET = /[()<>[\]]/u;
const WORD = /^(?:#|[a-z0-9_*']+)$/u;

/** Throws where the notation is broken. */
export function parseEntry(entry: string): Entry {
  const isException = entry.startsWith('!');
  const body = isException ? entry.slice(1) : entry;
  const lower = body.toLowerCase();
  const slots = splitOutside(lower, ' ').map(knownSlot);
  if (slots.every(({ optional, beside }) => optional || beside)) {
    throw new Error(`says nothing: ${entry}`);
  }
  return { slots, isException, isNoun: body !== lower };
}

/** Cached: many entries share a slot. */
function knownSlot(part: string): Slot {
  const known = slotsByText.get(part);
  if (known !== undefined) return known;
  const slot = slotOf(part);
  slotsByText.set(part, slot);
  return slot;
}

function slotOf(part: string): Slot {
  if (PLAIN.test(part)) return { choices: [[part]], optional: false, beside: false };
  const isWhole = depthOf(part.charAt(0)) === 1 && closingIndex(part, 0) === part.length - 1;
  const beside = part.startsWith('[');
  const optional = isWhole && part.startsWith('(');
  const inner = isWhole ? splitOutside(part.slice(1, -1), '|') : [part];
  const choices = inner.flatMap((choice) => runsOf(choice));
  for (const word of choices.flat()) {
    if (!WORD.test(word)) throw new Error(`no word: ${word}`);
  }
  if (beside && choices.some((words) => words.length > 1)) {
    throw new Error(`one word only: ${part}`);
  }
  return { choices, optional, beside };
}

/** All runs of words that a text stands for; it is not itself in brackets. */
function runsOf(text: string): string[][] {
  const words = splitOutside(text, ' ').map((part) => formsOf(part).map((form) => form.split(' ')));
  return words.reduce<string[][]>(
    (runs, forms) =>
      runs.flatMap((run) => forms.map((form) => [...run, ...form.filter((word) => word !== '')])),
    [[]],
  );
}

/** All forms of 'hik<e|es>', 'lake(s)', 'street-food'; a form of two words has a space. */
function formsOf(part: string): string[] {
  const at = part.search(/[(<[-]/u);
  if (at === -1) return [part];
  const head = part.slice(0, at);
  if (part.charAt(at) === '-') {
    const tails = formsOf(part.slice(at + 1));
    return tails.flatMap((tail) => [`${head}${tail}`, `${head} ${tail}`]);
  }
  const end = closingIndex(part, at);
  const inner = splitOutside(part.slice(at + 1, end), '|').flatMap(formsOfPhrase);
  const choices = part.charAt(at) === '(' ? ['', ...inner] : inner;
  const tails = formsOf(part.slice(end + 1));
  return choices.flatMap((choice) => tails.map((tail) => `${head}${choice}${tail}`));
}

function formsOfPhrase(text: string): string[] {
  return runsOf(text).map((words) => words.join(' '));
}

/** Splits where no bracket is open. */
function splitOutside(text: string, separator: string): string[] {
  if (!ANY_BRACKET.test(text)) return text.split(separator);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    depth += depthOf(letter);
    if (letter === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  if (depth !== 0) throw new Error(`open bracket: ${text}`);
  return [...parts, text.slice(start)];
}

function closingIndex(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    depth += depthOf(text.charAt(index));
    if (depth === 0) return index;
  }
  throw new Error(`open bracket: ${text}`);
}

function depthOf(letter: string): number {
  if (letter === '(' || letter === '<' || letter === '[') return 1;
  return letter === ')' || letter === '>' || letter === ']' ? -1 : 0;
}
