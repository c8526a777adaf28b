import type { OfferedSight } from '#src/domain/ports.ts';
import { ownAnalysis } from '#src/recommender/decide/analyse-trip.ts';
import { chooseIdeas } from '#src/recommender/decide/ideas/choose-ideas.ts';
import { isSight } from '#src/recommender/decide/ideas/choice.ts';
import type { ChosenSight } from '#src/recommender/decide/ideas/choice.ts';
import { sightDescriber } from './sights/describe-sight.ts';
import { nextIcon } from '#src/recommender/decide/sights/icons.ts';
import { refusalTest } from '#src/recommender/decide/sights/refused-sights.ts';
import { activityAt } from '#src/recommender/decide/sights/sight-activity.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { wishesOf } from '#src/recommender/decide/wishes/wishes-of.ts';

const MOST_OFFERS = 12;

/** The sights of the device's own plan, then the next that one should see here. */
export function offerSights(facts: TripFacts): OfferedSight[] {
  const wishes = wishesOf(facts);
  const { activities } = ownAnalysis(facts);
  const isRefused = refusalTest(wishes);
  const offers: ChosenSight[] = chooseIdeas(facts, activities, wishes).filter(isSight);
  while (offers.length < MOST_OFFERS) {
    const taken = offers.map(({ sight }) => sight);
    const sight = nextIcon(facts, taken, activities, (one) => !isRefused(one));
    if (sight === null) break;
    offers.push({ sight, activity: activityAt(sight, facts), wish: null, named: false });
  }
  const describe = sightDescriber(facts);
  return offers.slice(0, MOST_OFFERS).map((offer, index) => {
    const { near, activity, featureKind, at, when, duration, hours, asks } = describe(offer, []);
    return {
      id: `s${index + 1}`,
      name: offer.sight.name,
      kind: offer.sight.kind,
      distanceKm: offer.sight.distanceKm,
      shown: {
        near,
        activity,
        featureKind,
        at,
        ...(when === undefined ? {} : { when }),
        ...(duration === undefined ? {} : { duration }),
        ...(hours === undefined ? {} : { hours }),
        ...(asks === undefined ? {} : { asks }),
      },
    };
  });
}
