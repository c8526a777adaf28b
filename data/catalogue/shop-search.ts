/*
 * Links to a shop's search with German words: never a product page, since those disappear, and never
 * an affiliate id, since the project has none.
 */

/** Outdoor specialist. */
export function globetrotter(words: string): string {
  return `https://www.globetrotter.de/search/?q=${encodeURIComponent(words)}`;
}

/** Sports of all kinds. */
export function decathlon(words: string): string {
  return `https://www.decathlon.de/search?Ntt=${encodeURIComponent(words)}`;
}

/** Chemist. */
export function dm(words: string): string {
  return `https://www.dm.de/search?query=${encodeURIComponent(words)}`;
}

/** For things that the specialist shops do not sell: books, electronics, everyday clothes. */
export function amazon(words: string): string {
  return `https://www.amazon.de/s?k=${encodeURIComponent(words)}`;
}
