import * as v from 'valibot';
import { TravelError } from '#src/domain/errors.ts';
import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import { closestNames, withGeneralNames } from '#src/domain/vocabulary-names.ts';
import { readJson, readShape } from './read-reply.ts';
import { listOf } from './reply-parts.ts';

/** Names of a list that are looked at. */
const MOST = 50;

/** A name, or an entry of the vocabulary as it stands there. */
const nameSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ name: v.string() }),
    v.transform(({ name }) => name),
  ),
]);

/** Null where the list is missing. One text is a list of its parts: 'Coast, Island'. */
const namesSchema = v.fallback(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => [text, ...text.split(/[,;|]/u)]),
    ),
    v.pipe(v.array(v.unknown()), listOf(nameSchema, MOST)),
    v.null(),
  ]),
  null,
);

const analysisSchema = v.object({
  terrains: namesSchema,
  climates: namesSchema,
  activities: namesSchema,
});

/**
 * Step 1's reply as names of the vocabulary, each once, in the model's order, the general ones
 * last. A name is matched to the nearest, else dropped; without any the general ones serve. Throws
 * 'reply-unreadable' where all three lists are missing.
 */
export function readAnalysis(content: string, vocabulary: Vocabulary): Analysis {
  const { terrains, climates, activities } = readShape(analysisSchema, readJson(content));
  if (terrains === null && climates === null && activities === null) {
    throw new TravelError('reply-unreadable', {
      message: 'The reply has no terrains, climates or activities',
    });
  }
  return {
    terrains: known(terrains ?? [], vocabulary.terrains),
    climates: known(climates ?? [], vocabulary.climates),
    activities: known(activities ?? [], vocabulary.activities),
  };
}

function known(given: readonly string[], entries: readonly VocabularyEntry[]): string[] {
  const names = entries.map(({ name }) => name);
  return withGeneralNames(
    given.flatMap((name) => closestNames(name, names)),
    names,
  );
}
