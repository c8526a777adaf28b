import type { RecommendedProduct } from '#src/domain/trip/recommendation.ts';

/** Characters that fit beside the weight on a phone of 390 px. */
const FITS = 34;

/** A comma, semicolon, colon or full stop ends a clause where a space or the text's end follows. */
const CLAUSE_END = /[,;:.](?=\s|$)/u;

/**
 * The reason in a few words. Older trips and an AI's have only the sentence: its first clause, unless
 * that is too long for the row.
 */
export function rowReason({ shortReason, reason }: RecommendedProduct): string {
  if (shortReason !== undefined) return shortReason;
  const [clause = ''] = reason.split(CLAUSE_END);
  return clause.length > FITS ? '' : clause;
}
