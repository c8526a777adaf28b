/** Typed text and choices that are not added to the list yet. */
export type Draft = {
  text: string;
  /** Ids of lines whose tick was changed. */
  flipped: readonly string[];
  /** Whether what is ticked off in the text is packed; null until it is decided. */
  withTicks: boolean | null;
};

export const EMPTY_DRAFT: Draft = { text: '', flipped: [], withTicks: null };
