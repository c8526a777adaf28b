import { ENGLISH_PARK_COUNTRIES, hasEnglishWord } from './english-names.ts';

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
/** Keeps an English name, hyphenated where it is the park’s own; never translates half of it. */
export function germanParkName(name: string, country: string): string {
  if (!name.endsWith(PARK_WORDS)) return name;
  const own = name.slice(0, -PARK_WORDS.length);
  if (!hasEnglishWord(own, 'parks')) return `Nationalpark ${own}`;
  const joins = !ENGLISH_PARK_COUNTRIES.has(country) || /[,–—()]|\b(?:and|of|the)\b/u.test(own);
  return joins ? name : `${own.replaceAll(/[ -]+/gu, '-')}-Nationalpark`;
}
