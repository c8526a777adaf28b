import { GENERAL } from '#src/domain/catalogue.ts';
import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/recommendation.ts';
import type { ActivityName } from './activity-names.ts';
import { climateClasses } from './climate-classes.ts';
import { suggestedBySeason } from './season/fill-up.ts';
import { obstacleTo } from './season/obstacle.ts';
import { terrainNames } from './terrain-names.ts';
import type { TripFacts } from './trip-facts.ts';
import { readWishes } from './wishes/read-wishes.ts';
import type { Wishes } from './wishes/read-wishes.ts';

/** With fewer activities than this the place and season add theirs. */
const ENOUGH_ACTIVITIES = 6;
/** Whoever wrote this many wishes gets them and at least this many ideas more. */
const IDEAS_MORE = 2;

/** The names of the vocabulary that fit the trip, most fitting first, the general ones last. */
export function analyseTrip(facts: TripFacts, vocabulary: Vocabulary): Analysis {
  const { climate, normals } = facts;
  const classes = climateClasses({ ...climate, elevation: normals.elevation });
  const activities = activitiesFor(facts, readWishes(facts.trip.request.preferences));
  return {
    terrains: known(terrainNames(facts), GENERAL.terrain, vocabulary.terrains),
    climates: known(classes, GENERAL.climate, vocabulary.climates),
    activities: known(activities, GENERAL.activity, vocabulary.activities),
  };
}

/** What was asked for and is possible, then what the place suggests and nobody refused. */
function activitiesFor(facts: TripFacts, { asked, refused }: Wishes): ActivityName[] {
  const wanted = asked
    .map(({ activity }) => activity)
    .filter((activity) => obstacleTo(activity, facts) === null);
  const ideas = suggestedBySeason(facts).filter(
    (activity) => !wanted.includes(activity) && !refused.some((wish) => wish.activity === activity),
  );
  const room = Math.max(IDEAS_MORE, ENOUGH_ACTIVITIES - wanted.length);
  return [...wanted, ...ideas.slice(0, room)];
}

function known(
  names: readonly string[],
  general: string,
  entries: readonly VocabularyEntry[],
): string[] {
  return [...names, general].filter((name) => entries.some((entry) => entry.name === name));
}
