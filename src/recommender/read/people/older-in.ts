import type { Token } from '../lexicon/tokens.ts';
import type { Verdict } from '../mark.ts';
import { comesAlong } from './children-in.ts';
import { peopleWords } from './people-words.ts';
import type { PeopleWords } from './people-words.ts';

/** From this age on heat, stairs and long ways are judged with care, years. */
const OLDER = 65;
/** At most this many words stand between people and their age: 'parents, both over 70'. */
const NEAR = 3;

/** Whether one of those who come along is 65 or older, by an age: 'my 75-year-old mother', 'we are 68'. */
export function someoneOlder(tokens: readonly Token[], verdicts: readonly Verdict[]): boolean {
  const words = peopleWords(tokens);
  const comes = comesAlong(tokens, verdicts);
  return [...tokens.keys()].some((at) => {
    const age = words.numberAt(at) ?? 0;
    if (age < OLDER || !comes(at)) return false;
    const head = headOf(words, at);
    if (head !== null && !comes(head)) return false;
    return isAge(words, at) || (head !== null && endsThere(words, at));
  });
}

/** 'aged 70', '70 years old', '75-jährige'. */
function isAge({ idsAt }: PeopleWords, at: number): boolean {
  if (idsAt(at - 1).has('age') || idsAt(at + 1).has('year-old')) return true;
  return idsAt(at + 1).has('years') && idsAt(at + 2).has('old');
}

/** The word that says whose age it is, among the few before. */
function headOf(words: PeopleWords, at: number): number | null {
  for (let index = at - 1; index >= Math.max(0, at - NEAR); index -= 1) {
    if (words.idsAt(index).has('unit')) break;
    if (words.idsAt(index).has('elders')) return index;
  }
  return null;
}

/** 'Parents, 70', 'we are 68 and 71'; not 'we walk 70 km'. */
function endsThere({ idsAt, tokens }: PeopleWords, at: number): boolean {
  const next = tokens[at + 1];
  if (next?.joined !== true) return true;
  const ids = idsAt(at + 1);
  return !ids.has('unit') && (ids.has('list') || ids.has('after-age') || ids.has('years'));
}
