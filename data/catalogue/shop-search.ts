/**
 * Links to a shop's search with German words: never a product page, since those disappear, and never
 * an affiliate id, since the project has none.
 */
const SHOPS = {
  /** Outdoor specialist. */
  globetrotter: 'https://www.globetrotter.de/search/?q=',
  /** Sports of all kinds. */
  decathlon: 'https://www.decathlon.de/search?Ntt=',
  /** Chemist. */
  dm: 'https://www.dm.de/search?query=',
  /** Products that the specialist shops do not sell: books, electronics, everyday clothes. */
  amazon: 'https://www.amazon.de/s?k=',
} as const;

/** The link of 'globetrotter reisebesteck'; null where the first word is no shop or no words follow. */
export function shopSearch(text: string): string | null {
  const [, name = '', words = ''] = /^(\S+) +(.+)$/u.exec(text) ?? [];
  const shop = Object.entries(SHOPS).find(([known]) => known === name);
  return shop === undefined ? null : shop[1] + encodeURIComponent(words);
}
