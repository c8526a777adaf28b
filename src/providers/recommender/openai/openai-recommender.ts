import type { Recommender } from '#src/domain/ports.ts';
import { analysisMessage } from './analysis-message.ts';
import { askTwice } from './ask-twice.ts';
import { createChat } from './chat.ts';
import type { ChatOptions } from './chat-options.ts';
import { composeRecommendation } from './compose-recommendation.ts';
import { pauseFor } from './pause.ts';
import type { Pause } from './pause.ts';
import { readAnalysis } from './read-analysis.ts';
import { readSections } from './read-sections.ts';
import { sectionsMessage } from './sections-message.ts';

/** One request, from the question to the last byte of its answer. */
const REQUEST_LIMIT_MS = 60_000;

type Timing = { limitMs: number; pause: Pause };

/**
 * Recommends by two chat completions: the first picks names of the catalogue, the second writes
 * the sections (specification, section 7). Name, price and link of a product are the catalogue's,
 * never the model's. Whatever else fails is a TravelError whose message holds no key.
 */
export function createOpenAiRecommender(
  options: ChatOptions,
  { limitMs = REQUEST_LIMIT_MS, pause = pauseFor }: Partial<Timing> = {},
): Recommender {
  const chat = createChat(options, limitMs);
  return {
    analyse(trip, vocabulary, signal) {
      const message = analysisMessage(trip, vocabulary);
      const read = (content: string) => readAnalysis(content, vocabulary);
      return askTwice({ chat, message, read, pause }, signal);
    },
    async compose(trip, analysis, products, signal) {
      const message = sectionsMessage(trip, analysis, products);
      const sections = await askTwice({ chat, message, read: readSections, pause }, signal);
      return composeRecommendation(sections, products, trip);
    },
  };
}
