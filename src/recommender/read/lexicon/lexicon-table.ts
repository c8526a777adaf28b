import * as v from 'valibot';
import type { CUES } from './lexicon-ids.ts';
import { lazily } from './lazily.ts';
import { lexiconSchema } from './lexicon-schema.ts';
import table from './lexicon.json';

/** The words of all languages, checked when they are first asked for. */
export const lexicon = lazily(() => v.parse(lexiconSchema, table));

const cueWords = new Map<string, ReadonlySet<string>>();

/** The entries of a list of cues, all of them single words. */
export function wordsOfCue(cue: (typeof CUES)[number]): ReadonlySet<string> {
  const words = cueWords.get(cue) ?? new Set(lexicon().negation[cue]?.split(', '));
  cueWords.set(cue, words);
  return words;
}
