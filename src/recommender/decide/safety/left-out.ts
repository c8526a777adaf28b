import { fitOf } from '#src/domain/place/access.ts';
import { differentNames } from '#src/domain/language/names.ts';
import type { Activities, ActivitySuggestion } from '#src/domain/trip/recommendation.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { fullNameTest } from '#src/recommender/read/named-place.ts';

type Sifted = { kept: ActivitySuggestion[]; leftOut: ActivitySuggestion[] };

/** Ideas that somebody else wrote, without those named after a sight that is not for these travellers. */
export function siftIdeas({ suggestions }: Activities, { reading, sights }: TripFacts): Sifted {
  const unfit = sights.filter((sight) => !fitOf(sight, reading.party).fits);
  const isUnfit = ({ name }: ActivitySuggestion) => {
    const isNamed = fullNameTest(name);
    const named = (all: TripFacts['sights']) =>
      all.some(({ names }) => differentNames(names).some(isNamed));
    return named(unfit) && !named(sights.filter((sight) => !unfit.includes(sight)));
  };
  return {
    kept: suggestions.filter((one) => !isUnfit(one)),
    leftOut: suggestions.filter(isUnfit),
  };
}
