import type {
  Activities,
  ActivitySuggestion,
  Recommendation,
  SafetyNote,
} from '#src/domain/trip/recommendation.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import type { Decision } from '#src/recommender/decide/decision.ts';
import type { DecidedNote } from '#src/recommender/decide/safety/safety-notes.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import { composeEquipment } from './equipment/compose-equipment.ts';
import { composeActivities } from './ideas/compose-activities.ts';
import { safetyInWords } from './safety/safety-in-words.ts';
import type { Telling } from './telling.ts';
import type { Voice } from './voice.ts';
import { composeWeather } from './weather/compose-weather.ts';

/** Names from the geocoder that mean it has none (specification, section 8). */
const UNNAMED = new Set(['Location not found', 'Unknown location']);

/** Each language's words are loaded when something is said in it. */
const VOICES = {
  en: async (): Promise<Voice> => (await import('./en/voice.ts')).voiceEn,
  de: async (): Promise<Voice> => (await import('./de/voice.ts')).voiceDe,
};

/**
 * Tells `facts` in the language of the trip, with the trip's own name for its place. `notes`: those
 * of the sights that are told.
 */
export async function tell(
  facts: TripFacts,
  { language, location }: Trip,
  notes: Telling['notes'] = new Map(),
): Promise<Telling> {
  const { place } = location;
  const placeName = UNNAMED.has(place) ? '' : shortPlaceName(place);
  return { facts, language, notes, place, placeName, voice: await VOICES[language]() };
}

/** The specified sections. */
export function sayPlan(decision: Decision, telling: Telling): Recommendation {
  return {
    sections: {
      weather: composeWeather(telling, decision.conditions),
      recommendedEquipment: composeEquipment(telling, decision),
      activities: composeActivities(telling, decision),
    },
  };
}

/**
 * Activities that an AI service wrote, with our notes on safety. `leftOut`: ideas of theirs that
 * are not for these travellers.
 */
export function sayNotes(
  { notes, leftOut }: { notes: readonly DecidedNote[]; leftOut: readonly ActivitySuggestion[] },
  activities: Activities,
  telling: Telling,
): Activities {
  const unfit: SafetyNote[] = leftOut.map(({ name }) => ({
    type: 'ground',
    lead: name,
    text: telling.voice.activities.notForYou,
  }));
  const safety = [...unfit, ...notes.map((note) => safetyInWords(note, telling))];
  return safety.length === 0 ? activities : { ...activities, safety };
}
