import * as v from 'valibot';
import { GENERAL } from '#src/domain/catalogue.ts';
import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/recommendation.ts';
import { readJson, readShape } from './read-reply.ts';

const namesSchema = v.array(v.unknown());

const analysisSchema = v.object({
  terrains: namesSchema,
  climates: namesSchema,
  activities: namesSchema,
});

/**
 * Step 1's reply as names of the vocabulary, each once, in the model's order, the general ones
 * last. Unknown names are dropped; throws 'reply-unreadable' without the three lists.
 */
export function readAnalysis(content: string, vocabulary: Vocabulary): Analysis {
  const { terrains, climates, activities } = readShape(analysisSchema, readJson(content));
  return {
    terrains: known(terrains, GENERAL.terrain, vocabulary.terrains),
    climates: known(climates, GENERAL.climate, vocabulary.climates),
    activities: known(activities, GENERAL.activity, vocabulary.activities),
  };
}

function known(
  given: readonly unknown[],
  general: string,
  entries: readonly VocabularyEntry[],
): string[] {
  const byFoldedName = new Map(entries.map(({ name }) => [folded(name), name]));
  const names = given
    .filter((name) => typeof name === 'string')
    .map(folded)
    .filter((name) => name !== folded(general));
  return [...new Set([...names, folded(general)])].flatMap((name) => byFoldedName.get(name) ?? []);
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
