import { GENERAL } from '#src/domain/catalogue.ts';
import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/recommendation.ts';
import type { ActivityName } from './activity-names.ts';
import { climateClasses } from './climate-classes.ts';
import { suggestedActivities } from './season/suggested-activities.ts';
import { obstacleTo } from './season/obstacle.ts';
import { terrainNames } from './terrain-names.ts';
import type { TripFacts } from './trip-facts.ts';
import { readWishes } from './wishes/read-wishes.ts';
import type { Wishes } from './wishes/read-wishes.ts';

/** Suggested activities fill up to this many. */
const ENOUGH_ACTIVITIES = 6;
/** At least this many suggested activities are added to any number of wishes. */
const MIN_SUGGESTED = 2;

/** The names of the vocabulary that fit the trip, most fitting first, the general ones last. */
export function analyseTrip(facts: TripFacts, vocabulary: Vocabulary): Analysis {
  const { climate, normals } = facts;
  const classes = climateClasses({ ...climate, elevation: normals.elevation });
  const activities = activitiesFor(facts, readWishes(facts.trip.request.preferences));
  return {
    terrains: inVocabulary(terrainNames(facts), GENERAL.terrain, vocabulary.terrains),
    climates: inVocabulary(classes, GENERAL.climate, vocabulary.climates),
    activities: inVocabulary(activities, GENERAL.activity, vocabulary.activities),
  };
}

/** Possible wishes, then suggested activities that were not refused. */
function activitiesFor(facts: TripFacts, { asked, refused }: Wishes): ActivityName[] {
  const wanted = asked
    .map(({ activity }) => activity)
    .filter((activity) => obstacleTo(activity, facts) === null);
  const ideas = suggestedActivities(facts).filter(
    (activity) => !wanted.includes(activity) && !refused.some((wish) => wish.activity === activity),
  );
  const room = Math.max(MIN_SUGGESTED, ENOUGH_ACTIVITIES - wanted.length);
  return [...wanted, ...ideas.slice(0, room)];
}

function inVocabulary(
  names: readonly string[],
  general: string,
  entries: readonly VocabularyEntry[],
): string[] {
  return [...names, general].filter((name) => entries.some((entry) => entry.name === name));
}
