import type { Vocabulary, VocabularyEntry } from '#src/domain/catalogue.ts';
import type { Catalogue } from '#src/domain/ports.ts';
import type { Analysis } from '#src/domain/trip/recommendation.ts';
import { throwIfAborted } from '#src/timing/abort.ts';
import { createReader } from './read-catalogue.ts';
import type { SupabaseProject } from './read-catalogue.ts';

const EMPTY: Vocabulary = { terrains: [], climates: [], activities: [] };

/**
 * The catalogue in a database with the tables of supabase/migrations. Failures are logged and give
 * empty lists. Products are queried by names of the vocabulary that was read last: those of the
 * analysis are matched in any case, and unknown ones are dropped.
 */
export function createSupabaseCatalogue(project: SupabaseProject): Catalogue {
  const read = createReader(project);
  let lastVocabulary: Vocabulary | null = null;
  const vocabulary = async (signal?: AbortSignal): Promise<Vocabulary> => {
    lastVocabulary = (await read('lists', (tables, ended) => tables.lists(ended), signal)) ?? EMPTY;
    return lastVocabulary;
  };
  return {
    vocabulary,
    async productsFor(analysis, signal) {
      throwIfAborted(signal);
      const names = namesIn(lastVocabulary ?? (await vocabulary(signal)), analysis);
      if (Object.values(names).some((list) => list.length === 0)) return [];
      return (
        (await read('products', (tables, ended) => tables.products(names, ended), signal)) ?? []
      );
    },
  };
}

function namesIn(vocabulary: Vocabulary, analysis: Analysis): Analysis {
  return {
    terrains: namesAmong(vocabulary.terrains, analysis.terrains),
    climates: namesAmong(vocabulary.climates, analysis.climates),
    activities: namesAmong(vocabulary.activities, analysis.activities),
  };
}

function namesAmong(entries: readonly VocabularyEntry[], wanted: readonly string[]): string[] {
  const folded = new Set(wanted.map(fold));
  return entries.map(({ name }) => name).filter((name) => folded.has(fold(name)));
}

function fold(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
