import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { datesLine, placeLine, purposeLine } from './prompt-lines.ts';

/** About 10 m: finer than any terrain or climate the names tell apart. */
const DECIMALS = 4;

/** Step 1: asks which names of the catalogue's vocabulary fit this trip. */
export function analysisPrompt(trip: Trip, vocabulary: Vocabulary): string {
  const { lat, lng } = trip.location;
  return `You prepare a trip. Choose, from the three lists of a catalogue of travel equipment, the names that fit this place, these dates and this purpose, the most fitting first.

Coordinates: ${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)} (latitude, longitude)
${placeLine(trip)}
${purposeLine(trip)}
${datesLine(trip)}

Terrains: ${names(vocabulary.terrains)}
Climates: ${names(vocabulary.climates)}
Activities: ${names(vocabulary.activities)}

Use the names exactly as they are written: 1 to 4 terrains, 1 to 3 climates (the weather of these dates), 2 to 6 activities (those of the purpose first).
Answer with this JSON object and nothing else:
{"terrains":["name"],"climates":["name"],"activities":["name"]}`;
}

function names(entries: readonly VocabularyEntry[]): string {
  return JSON.stringify(entries.map(({ name }) => name));
}
