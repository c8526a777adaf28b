import type { Country } from '../countries.ts';

/** Natural Earth's short forms that are not the usual English name, by ISO code. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  Palestine: 'PS',
  'S. Sudan': 'SS',
  'W. Sahara': 'EH',
  Congo: 'CG',
  'Dem. Rep. Congo': 'CD',
  Macedonia: 'MK',
  Turkey: 'TR',
  'Central African Rep.': 'CF',
  'Dominican Rep.': 'DO',
  Myanmar: 'MM',
  'Bosnia and Herz.': 'BA',
  'United States of America': 'US',
  'Eq. Guinea': 'GQ',
  'Hong Kong': 'HK',
  Vatican: 'VA',
  'Turks and Caicos Is.': 'TC',
  'St. Pierre and Miquelon': 'PM',
  'Pitcairn Is.': 'PN',
  'Fr. Polynesia': 'PF',
  'Marshall Is.': 'MH',
  'Trinidad and Tobago': 'TT',
  'St. Vin. and Gren.': 'VC',
  'Saint Lucia': 'LC',
  'Antigua and Barb.': 'AG',
  'St. Kitts and Nevis': 'KN',
  'U.S. Virgin Is.': 'VI',
  'British Virgin Is.': 'VG',
  'Cayman Is.': 'KY',
  'Saint Helena': 'SH',
  'São Tomé and Principe': 'ST',
  'Cabo Verde': 'CV',
  'Faeroe Is.': 'FO',
  'Cook Is.': 'CK',
  'Wallis and Futuna Is.': 'WF',
  'Solomon Is.': 'SB',
  'N. Mariana Is.': 'MP',
  Macao: 'MO',
  Kosovo: 'XK',
  Czechia: 'CZ',
};
/** Not countries of their own on a traveller's map, or named among the islands. */
const LEFT_OUT = new Set([
  'AQ',
  'AX',
  'FK',
  'GS',
  'SJ',
  'TF',
  'HM',
  'IO',
  'PN',
  'GG',
  'JE',
  'IM',
  'BL',
  'MF',
  'SX',
  'UM',
  'NF',
]);
/** Shorter than the full name, as maps write them. */
const MAP_NAMES: Readonly<Record<string, { en: string; de: string }>> = {
  US: { en: 'United States', de: 'Vereinigte Staaten' },
  CD: { en: 'DR Congo', de: 'DR Kongo' },
  CG: { en: 'Congo', de: 'Kongo' },
  CF: { en: 'Central African Rep.', de: 'Zentralafrikan. Rep.' },
  DO: { en: 'Dominican Rep.', de: 'Dominikan. Republik' },
  BA: { en: 'Bosnia & Herz.', de: 'Bosnien u. Herz.' },
  MM: { en: 'Myanmar', de: 'Myanmar' },
  TR: { en: 'Turkey', de: 'Türkei' },
  HK: { en: 'Hong Kong', de: 'Hongkong' },
  MO: { en: 'Macao', de: 'Macau' },
  PS: { en: 'Palestine', de: 'Palästina' },
  AE: { en: 'U. A. Emirates', de: 'V. A. Emirate' },
  SS: { en: 'South Sudan', de: 'Südsudan' },
  MK: { en: 'North Macedonia', de: 'Nordmazedonien' },
};

const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
const GERMAN = new Intl.DisplayNames('de', { type: 'region' });
const CODE_BY_NAME = new Map(allCodes().map((code) => [simplified(ENGLISH.of(code) ?? ''), code]));

/** ISO 3166-1 alpha-2 code of a country on the map; null for what is not named as one. */
export function countryCode(country: Country): string | null {
  const code = SHORT_FORMS[country.name] ?? CODE_BY_NAME.get(simplified(country.name)) ?? null;
  return code === null || LEFT_OUT.has(code) ? null : code;
}

export function countryNames(code: string): { en: string; de: string } {
  return MAP_NAMES[code] ?? { en: ENGLISH.of(code) ?? code, de: GERMAN.of(code) ?? code };
}

function allCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => ENGLISH.of(code) !== code);
}

function simplified(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z]/giu, '')
    .toLowerCase();
}
