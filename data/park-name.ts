/** Rows of the list's sources, which are no parks. */
const NO_PARK = new Set(['Danish Meteorological Institute', 'Deutscher Wetterdienst']);
/** Thai marine parks carry the letter of a footnote: 'Mu Ko Similana'. */
const THAI_FOOTNOTE =
  /(?<=Ang Thong|Chao Mai|Chang|Chumphon|Lanta|Mueang|Phang-nga|Phetra|Phi Phi|Samet|Sam Roi Yot|Similan|Sirinat|Son|Surin|Tarutao|Thale Ban|Thale Tai|Wanakon)a$/u;

/**
 * A park's English name of national-parks.csv, empty for what is none. Ireland's stand there with
 * both their names in one: 'ConnemaraConamara'.
 */
export function parkName({ name, country }: { name: string; country: string }): string {
  if (NO_PARK.has(name)) return '';
  if (country === 'Thailand') return name.replace(THAI_FOOTNOTE, '');
  if (country === 'Colombia') return name.replace(/^(?:PNN|SFF) /u, '');
  return country === 'Ireland' ? name.replace(/(?<=\p{Ll})\p{Lu}.*$/u, '') : name;
}

const PARK_WORDS = ' National Park';
/** Where parks have English names of their own, and German hyphenates them. */
const ENGLISH_NAMES = new Set(
  'Australia,Bahamas,Belize,Botswana,Canada,Ethiopia,Ireland,Jamaica,Kenya,Malawi,Namibia,New Zealand,Nigeria,Philippines,Rwanda,South Africa,Sri Lanka,Tanzania,Uganda,United Kingdom,United States,Zambia,Zimbabwe'.split(
    ',',
  ),
);
const ENGLISH_WORD =
  /\b(?:and|basin|bay|beach|bird|bluff|brook|canyon|cape|caves?|caverns?|central|cliffs?|coast|cove|creek|crater|crossing|delta|desert|downs|dunes?|east|eastern|falls|fen|fjord|flood|forest|garden|glacier|gorges?|grasslands?|great|green|gulf|head|headland|heath|highlands?|hills?|hot|inlet|islands?|isle|lagoons?|lakes?|land|leopard|little|lower|marine|marsh|meadow|mount|mountains?|mouth|mt|national|new|north|northern|oasis|of|old|park|peaks?|peninsula|plains?|plateau|point|pools?|rainforest|ranges?|red|reefs?|ridge|rivers?|rocks?|royal|sacred|sands?|sea|south|southern|springs?|state|steppe|straits?|swamp|the|trees?|upper|valleys?|volcano|volcanoes|water|waters|waterfall|west|western|wetlands?|wild|wildlife|woodlands?|zebra)\b/iu;

/** Keeps an English name, hyphenated where it is the park’s own; never translates half of it. */
export function germanParkName(name: string, country: string): string {
  if (!name.endsWith(PARK_WORDS)) return name;
  const own = name.slice(0, -PARK_WORDS.length);
  if (!ENGLISH_WORD.test(own)) return `Nationalpark ${own}`;
  const joins = !ENGLISH_NAMES.has(country) || /[,–—()]|\b(?:and|of|the)\b/u.test(own);
  return joins ? name : `${own.replaceAll(/[ -]+/gu, '-')}-Nationalpark`;
}
