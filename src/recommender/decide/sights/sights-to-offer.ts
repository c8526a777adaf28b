import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { ownAnalysis } from '../analyse-trip.ts';
import { isSight } from '../ideas/choice.ts';
import type { ChosenSight } from '../ideas/choice.ts';
import { chooseIdeas } from '../ideas/choose-ideas.ts';
import { nextIcon } from './icons.ts';
import { refusalTest } from './refused-sights.ts';
import { activityAt } from './sight-activity.ts';

const MOST_OFFERS = 12;

/** The sights of the device's own plan, then the next that one should see here. */
export function sightsToOffer(facts: TripFacts): ChosenSight[] {
  const { activities } = ownAnalysis(facts);
  const isRefused = refusalTest(facts.reading);
  const offers: ChosenSight[] = chooseIdeas(facts, activities).filter(isSight);
  while (offers.length < MOST_OFFERS) {
    const taken = offers.map(({ sight }) => sight);
    const sight = nextIcon(facts, taken, activities, (one) => !isRefused(one));
    if (sight === null) break;
    offers.push({ sight, activity: activityAt(sight, facts), wish: null, named: false });
  }
  return offers.slice(0, MOST_OFFERS);
}
