import type { Sight } from '#src/domain/sights.ts';
import type { TripFacts } from '../trip-facts.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';
import { readWishes } from '#src/recommender/read/read-wishes.ts';
import { sightsInReach } from './sights-in-reach.ts';

const MOST = 4;
/** Letters of a word that alone names a sight: 'Mokoro'. */
const MIN_LETTERS = 6;

/** A sight, and the words of the text that name it. */
type NamedSight = { sight: Sight; names: string[] };

/** The sights that the traveller's text names, nearest first; then those named by a part only. */
export function namedSights(facts: TripFacts): NamedSight[] {
  const { preferences } = facts.trip.request;
  if (preferences.trim() === '') return [];
  const isNamed = fullNameTest(preferences);
  const whole = sightsInReach(facts)
    .filter(({ name }) => isNamed(name) && hasOwnName(name))
    .map((sight) => ({ sight, names: [sight.name] }));
  return [...whole, ...namedByPart(facts, whole)].slice(0, MOST);
}

/** For each word that means nothing else, the best sight that has it in its name. */
function namedByPart(facts: TripFacts, whole: readonly NamedSight[]): NamedSight[] {
  const { location, request } = facts.trip;
  const known = [...facts.named, ...whole].map(({ names }) => names);
  const { unread } = readWishes(request.preferences, [...known, location.place.split(', ')]);
  const words = unread.flatMap(wordsOf).filter((word) => word.length >= MIN_LETTERS);
  const found = new Map<Sight, string[]>();
  for (const word of words) {
    const sight = sightsInReach(facts)
      .filter(
        ({ name, note }) => note !== null && wordsOf(name).some((one) => one.startsWith(word)),
      )
      .toSorted((a, b) => a.fame - b.fame)[0];
    if (sight !== undefined) found.set(sight, [...(found.get(sight) ?? []), word]);
  }
  return [...found].map(([sight, names]) => ({ sight, names }));
}

/** 'Aquarium' and 'Old Temple' are wishes, not names. */
function hasOwnName(name: string): boolean {
  return readWishes(name).unread.length > 0;
}

function wordsOf(text: string): string[] {
  return foldText(text).text.split(/[^a-z]+/u);
}
