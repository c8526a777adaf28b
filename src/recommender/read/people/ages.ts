import type { PeopleWords } from './people-words.ts';

/** A passage of a text that says ages. */
export type Aged = {
  /** Indices of the first word and the one after the last. */
  from: number;
  to: number;
  /** Index of the word that names whose ages they are; null where none does. */
  head: number | null;
  /** Years. */
  ages: readonly number[];
  /** How many people they are: two 6-year-olds have one age. */
  count: number;
};

const MONTHS = 12;
const GROWN_UP = 18;
/** At most this many words stand between children and their ages: 'kids who are 4 and 7'. */
const NEAR = 3;

/** The ages of children in a text; `heads` are indices of the words that name them. */
export function agesIn(words: PeopleWords, heads: readonly number[]): Aged[] {
  const found: Aged[] = [];
  const isFree = ({ from, to }: Aged) =>
    found.every((other) => from >= other.to || to <= other.from);
  for (const aged of [
    ...heads.flatMap((head) => afterHead(words, head) ?? []),
    ...[...words.tokens.keys()].flatMap((at) => afterWord(words, at, heads) ?? []),
    ...[...words.tokens.keys()].flatMap((at) => beforeWord(words, at, heads) ?? []),
  ]) {
    if (isFree(aged)) found.push(aged);
  }
  return found
    .filter(({ ages }) => ages.every((age) => age < GROWN_UP))
    .toSorted((a, b) => a.from - b.from);
}

/** Ages right after the word for the children: 'two kids, 4 and 7'; not 'two kids, 4 days'. */
function afterHead(words: PeopleWords, head: number): Aged | null {
  const next = words.idsAt(head + 1);
  const start = next.has('age') || next.has('age-of') ? head + 2 : head + 1;
  const list = numbersFrom(words, start);
  if (list === null || words.idsAt(list.to).has('year-old')) return null;
  return { from: head + 1, to: list.to, head, ages: list.ages, count: list.ages.length };
}

/** Ages after a word for age: 'aged 4 and 7', 'im Alter von 4 bis 7'. */
function afterWord(words: PeopleWords, at: number, heads: readonly number[]): Aged | null {
  if (!words.idsAt(at).has('age')) return null;
  const list = numbersFrom(words, at + 1);
  if (list === null) return null;
  const head = heads.findLast((one) => one < at && at - one <= NEAR + 1) ?? null;
  return { from: at, to: list.to, head, ages: list.ages, count: list.ages.length };
}

/** Ages before their unit: 'my 8-year-old', 'die 4- und die 7-jährige', '18 months old'. */
function beforeWord(words: PeopleWords, at: number, heads: readonly number[]): Aged | null {
  const unit = unitAt(words, at);
  if (unit === null) return null;
  const { ages, from } = numbersBefore(words, at);
  const own = glued(words, at);
  if (own === null && ages.length === 0) return null;
  const said = own === null ? ages : [own];
  const start = own === null ? from : at;
  const next = words.tokens[unit.to];
  const head = heads.find((one) => one >= unit.to && one <= unit.to + 1) ?? null;
  if (next?.joined === true && head === null && !isHarmlessAfter(words, unit.to)) return null;
  const before = words.tokens[start]?.joined === true ? words.numberAt(start - 1) : null;
  const many = before !== null && said.length === 1 ? before : said.length;
  return {
    from: before === null ? start : start - 1,
    to: unit.to,
    head: head ?? heads.findLast((one) => one < start && start - one <= NEAR) ?? null,
    ages: unit.isMonths ? said.map((age) => age / MONTHS) : said,
    count: many,
  };
}

/** The unit of age that begins at a word: 'jährige', 'years old'; `to` is the index after it. */
function unitAt({ idsAt }: PeopleWords, at: number): { to: number; isMonths: boolean } | null {
  if (idsAt(at).has('year-old')) return { to: at + 1, isMonths: false };
  const isMonths = idsAt(at).has('months');
  const isOld = idsAt(at + 1).has('old');
  return isOld && (isMonths || idsAt(at).has('years')) ? { to: at + 2, isMonths } : null;
}

/** The number that a word begins with: 'vierjaehrige'. */
function glued({ numberIn, tokens }: PeopleWords, at: number): number | null {
  return numberIn(tokens[at]?.text ?? '');
}

function numbersBefore(words: PeopleWords, at: number): { ages: number[]; from: number } {
  const ages: number[] = [];
  let from = at;
  for (let index = at - 1; index >= 0; index -= 1) {
    const number = words.numberAt(index);
    const next = words.tokens[index + 1];
    const isApart = next?.joined !== true || words.idsAt(index + 1).has('list') || index === at - 1;
    if (number !== null && isApart) {
      ages.unshift(number);
      from = index;
    } else if (!words.idsAt(index).has('list') && !words.idsAt(index).has('one')) break;
    else if (number !== null) break;
  }
  return { ages, from };
}

/** The ages in a list of numbers, each with or without a unit; null for '4 days' and without numbers. */
function numbersFrom(words: PeopleWords, start: number): { ages: number[]; to: number } | null {
  const { idsAt, tokens } = words;
  const ages: number[] = [];
  let to = start;
  for (let index = start; index < tokens.length; index += 1) {
    const age = ageAt(words, index);
    if (age === null) {
      if (ages.length === 0 || !idsAt(index).has('list')) break;
    } else {
      const isMonths = idsAt(index + 1).has('months');
      ages.push(isMonths ? age / MONTHS : age);
      while (['years', 'months', 'old'].some((id) => idsAt(index + 1).has(id))) index += 1;
      to = index + 1;
    }
  }
  const next = tokens[to];
  if (ages.length === 0) return null;
  if (next?.joined === true && !isHarmlessAfter(words, to) && !idsAt(to).has('year-old')) {
    return null;
  }
  return { ages, to };
}

/** The age at a word; '1' may be one, but 'ein' and 'one' count things. */
function ageAt({ numberAt, tokens }: PeopleWords, index: number): number | null {
  const number = numberAt(index);
  return number === 1 && tokens[index]?.text !== '1' ? null : number;
}

function isHarmlessAfter({ idsAt }: PeopleWords, index: number): boolean {
  const ids = idsAt(index);
  return !ids.has('unit') && (ids.has('list') || ids.has('after-age'));
}
