/** Wet days of ten, below or from which rain is said, and counts, as rare or usual. */
export const WET_DAYS = {
  /** Below: 'hardly any rain'. */
  hardlyAny: 0.8,
  /** From: 'rain on most days', when the sea is rough and murky. */
  most: 6.5,
  /** From: 'rain nearly every day'. */
  nearlyAll: 8.5,
  /** From: what rounds to ten days of ten. */
  all: 9.5,
} as const;
