import { isAbort } from '#src/domain/errors.ts';
import { ADULTS } from '#src/domain/place/access.ts';
import type { LocalKnowledge, Recommender } from '#src/domain/ports.ts';
import { analysisPrompt } from './analysis-prompt.ts';
import { askWithRetry, pauseFor } from './ask-with-retry.ts';
import type { Pause } from './ask-with-retry.ts';
import { createChat } from './chat.ts';
import type { ChatOptions } from './chat.ts';
import { composeRecommendation } from './compose-recommendation.ts';
import { readAnalysis } from './read-analysis.ts';
import { readSections } from './read-sections.ts';
import { sectionsPrompt } from './sections-prompt.ts';

/** Time limit of one request, up to the last byte of its response. */
const REQUEST_LIMIT_MS = 60_000;

type Deps = { limitMs: number; pause: Pause; knowledge: LocalKnowledge };

const NOTHING_KNOWN: LocalKnowledge = {
  sightsFor: () => Promise.resolve([]),
  needlessJobs: () => Promise.resolve([]),
  partyOf: () => Promise.resolve(ADULTS),
  withSafety: (_, activities) => Promise.resolve(activities),
};

/**
 * Recommends by two chat completions: the first picks names of the catalogue, the second writes
 * the sections (specification, section 7). Name, price and link of a product are the catalogue's, the
 * place of a sight is that of `knowledge`, never the model's. Fails with a TravelError whose message holds no key.
 */
export function createOpenAiRecommender(
  options: ChatOptions,
  { limitMs = REQUEST_LIMIT_MS, pause = pauseFor, knowledge = NOTHING_KNOWN }: Partial<Deps> = {},
): Recommender {
  const chat = createChat(options, limitMs);
  return {
    analyse(trip, vocabulary, signal) {
      const prompt = analysisPrompt(trip, vocabulary);
      const read = (content: string) => readAnalysis(content, vocabulary);
      return askWithRetry({ chat, prompt, read, pause }, signal);
    },
    async compose(trip, analysis, all, signal) {
      const [needless, sights, party] = await Promise.all([
        orElse([], knowledge.needlessJobs(trip, signal)),
        orElse([], knowledge.sightsFor(trip, signal)),
        orElse(ADULTS, knowledge.partyOf(trip, signal)),
      ]);
      // Only what is offered is written: the model knows nothing of where the traveller lives.
      const products = all.filter(({ job }) => job === null || !needless.includes(job));
      const prompt = sectionsPrompt(trip, analysis, products, sights, party);
      const sections = await askWithRetry({ chat, prompt, read: readSections, pause }, signal);
      const composed = composeRecommendation(sections, { products, sights }, trip).sections;
      const activities = await orElse(
        composed.activities,
        knowledge.withSafety(trip, composed.activities, signal),
      );
      return { sections: { ...composed, activities }, model: chat.model() };
    },
  };
}

/** The substitute where the device's data cannot be read, which is logged: the plan does not fail. */
async function orElse<Known>(substitute: Known, known: Promise<Known>): Promise<Known> {
  try {
    return await known;
  } catch (error) {
    if (isAbort(error)) throw error;
    console.error('Error reading what the device knows of the place', error);
    return substitute;
  }
}
