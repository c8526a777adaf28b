import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';

/** Replaces names of the platform's data that are longer or older than the usual ones. */
const SHORTER: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    TR: 'Turkey',
    HK: 'Hong Kong',
    MO: 'Macao',
    PS: 'Palestine',
    CZ: 'Czechia',
    MM: 'Myanmar',
    CD: 'DR Congo',
    CG: 'Republic of the Congo',
  },
  de: {
    HK: 'Hongkong',
    MO: 'Macau',
    PS: 'Palästina',
    MM: 'Myanmar',
    US: 'USA',
    CD: 'DR Kongo',
    CG: 'Republik Kongo',
  },
};

export type CountryNames = {
  /** The name to show. */
  shown(code: string, language: Language): string;
  /** All names to search by, in both languages. */
  all(code: string): string[];
};

/** Country names in both languages from the platform (Intl.DisplayNames). */
export function createCountryNames(): CountryNames {
  const en = new Intl.DisplayNames(['en'], { type: 'region' });
  const de = new Intl.DisplayNames(['de'], { type: 'region' });
  // An empty code makes some engines throw.
  const platform = (code: string, language: Language) =>
    code === '' ? '' : ((language === 'de' ? de : en).of(code) ?? code);
  const shown = (code: string, language: Language) =>
    SHORTER[language][code] ?? platform(code, language);
  return {
    shown,
    all: (code) =>
      LANGUAGES.flatMap((language) => [shown(code, language), platform(code, language)]),
  };
}
