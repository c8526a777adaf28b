import { differentNames } from '#src/domain/language/names.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import { foldText } from '#src/recommender/read/fold-text.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { activityOfChoice, isSight } from '../ideas/choice.ts';
import type { Choice } from '../ideas/choice.ts';
import { suggestedActivities } from '../suggested-activities.ts';
import { activitiesOf, refusedActivities } from './wishes-of.ts';

export type NotUnderstood = {
  /** As typed. */
  words: readonly string[];
  /** Activities of the place to try instead. */
  instead: readonly ActivityName[];
};

const INSTEAD = 2;

/** Words without a known meaning, and up to two activities to try instead; null where all was understood. */
export function notUnderstood(facts: TripFacts, chosen: readonly Choice[]): NotUnderstood | null {
  const { reading } = facts;
  const named = chosen.flatMap((choice) => {
    const thing = isSight(choice) ? choice.sight : choice.feature;
    return thing === null ? [] : differentNames(thing.names);
  });
  const words = reading.unread.filter((word) => !isPartOfAny(word, named));
  if (words.length === 0) return null;
  const known = new Set([...activitiesOf(reading.asked), ...refusedActivities(reading)]);
  const offered = [
    ...chosen.flatMap((choice) => activityOfChoice(choice) ?? []),
    ...suggestedActivities(facts),
  ];
  const others = offered.filter((activity) => !known.has(activity));
  return { words, instead: [...new Set(others)].slice(0, INSTEAD) };
}

/** Whether the plan answers a word by name: 'seat' by Arthur's Seat. */
function isPartOfAny(word: string, names: readonly string[]): boolean {
  const asked = foldText(word).text;
  return names.some((name) =>
    foldText(name)
      .text.split(/[^\p{L}\d]+/u)
      .includes(asked),
  );
}
