import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import { isGeneralName, withGeneralNames } from '#src/domain/vocabulary-names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { climateClasses } from '#src/recommender/know/climate-classes.ts';
import { alsoPacked } from './equipment/also-packed.ts';
import { activityMeanings, climateMeanings, terrainMeanings } from './foreign-names.ts';
import type { Meanings } from './foreign-names.ts';
import { suggestedActivities } from './suggested-activities.ts';
import { terrainNames } from '#src/recommender/know/terrain-names.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { activitiesOf, possibleWishes, refusedActivities } from './wishes/wishes-of.ts';

/** Suggested activities fill up to this many. */
const ENOUGH_ACTIVITIES = 6;
/** At least this many suggested activities are added to any number of wishes. */
const MIN_SUGGESTED = 2;

export type OwnAnalysis = Analysis & { activities: ActivityName[] };

/**
 * The names of the vocabulary that fit the trip, most fitting first, the general ones last; of a
 * catalogue of other names, those that mean the same.
 */
export function analyseTrip(facts: TripFacts, vocabulary: Vocabulary): Analysis {
  const own = ownAnalysis(facts);
  const packed = alsoPacked(facts);
  return {
    terrains: inVocabulary(
      both(own.terrains, packed.terrains),
      vocabulary.terrains,
      terrainMeanings,
    ),
    climates: inVocabulary(
      both(own.climates, packed.climates),
      vocabulary.climates,
      climateMeanings,
    ),
    activities: inVocabulary(
      both(own.activities, packed.activities),
      vocabulary.activities,
      activityMeanings,
    ),
  };
}

function both(names: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...names, ...more])];
}

/** The same in the names of this recommender, whatever the catalogue is. */
export function ownAnalysis(facts: TripFacts): OwnAnalysis {
  const { climate, normals } = facts;
  return {
    terrains: terrainNames(facts),
    climates: climateClasses({ ...climate, elevation: normals.elevation }),
    activities: activitiesFor(facts),
  };
}

/** Possible wishes, then suggested activities that were not refused. */
function activitiesFor(facts: TripFacts): ActivityName[] {
  const wanted = activitiesOf(possibleWishes(facts));
  const refused = refusedActivities(facts.reading);
  const ideas = suggestedActivities(facts).filter(
    (activity) => !wanted.includes(activity) && !refused.includes(activity),
  );
  const room = Math.max(MIN_SUGGESTED, ENOUGH_ACTIVITIES - wanted.length);
  return [...wanted, ...ideas.slice(0, room)];
}

/** Where a list has no general names, those that mean nothing known are taken for general. */
function inVocabulary(
  names: readonly string[],
  entries: readonly VocabularyEntry[],
  meaningsOf: Meanings,
): string[] {
  const all = entries.map((entry) => ({ name: entry.name, means: meaningsOf(entry.name) }));
  const fitting = names.flatMap((name) => all.filter(({ means }) => means.includes(name)));
  const unknown = all.some(({ name }) => isGeneralName(name))
    ? []
    : all.filter(({ means }) => means.length === 0);
  return withGeneralNames(
    [...fitting, ...unknown].map(({ name }) => name),
    all.map(({ name }) => name),
  );
}
