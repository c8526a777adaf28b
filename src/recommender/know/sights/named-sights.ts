import type { Sight } from '#src/domain/place/sights.ts';
import { differentNames } from '#src/domain/language/names.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';
import { readText } from '#src/recommender/read/read-text.ts';

const MOST = 4;
/** Letters of a word that alone names a sight: 'Mokoro'. */
const MIN_LETTERS = 6;

/** A sight, and the words of the text that name it. */
type NamedSight = { sight: Sight; names: string[] };

/**
 * First the sights whose whole name stands in the traveller's text, nearest first, even far behind
 * a range; then those in reach of whose name a part stands there.
 */
export function namedSights(
  facts: PlaceFacts,
  inReach: readonly Sight[],
  inSeason: readonly Sight[],
): NamedSight[] {
  const { preferences } = facts.trip.request;
  if (preferences.trim() === '') return [];
  const isNamed = fullNameTest(preferences);
  const whole = inSeason.flatMap((sight) => {
    const names = differentNames(sight.names).filter((name) => isNamed(name) && hasOwnName(name));
    return names.length === 0 ? [] : [{ sight, names }];
  });
  return [...whole, ...namedByPart(facts, inReach, whole)].slice(0, MOST);
}

/** For each word that means nothing else, the best sight that has it in its name. */
function namedByPart(
  { reading }: PlaceFacts,
  inReach: readonly Sight[],
  whole: readonly NamedSight[],
): NamedSight[] {
  const named = new Set(whole.flatMap(({ names }) => names.flatMap(wordsOf)));
  const words = reading.unread
    .flatMap(wordsOf)
    .filter((word) => word.length >= MIN_LETTERS && !named.has(word));
  const found = new Map<Sight, string[]>();
  for (const word of words) {
    const sight = inReach
      .filter(
        ({ isWritten, names }) =>
          isWritten &&
          differentNames(names)
            .flatMap(wordsOf)
            .some((one) => one.startsWith(word)),
      )
      .toSorted((a, b) => a.fame - b.fame)[0];
    if (sight !== undefined) found.set(sight, [...(found.get(sight) ?? []), word]);
  }
  return [...found].map(([sight, names]) => ({ sight, names }));
}

/** 'Aquarium' and 'Old Temple' are wishes, not names; 'Samaria-Schlucht' is a name as 'Samaria Gorge' is. */
function hasOwnName(name: string): boolean {
  return readText(name.replaceAll('-', ' '), { names: [], travelers: 1 }).unread.length > 0;
}

function wordsOf(text: string): string[] {
  return foldText(text).text.split(/[^a-z]+/u);
}
