import type { ThemeRules } from './theme.ts';

/** Why and with whom people travel, and what they ask of every place. */
export const OCCASION_THEMES = {
  wedding: {
    en: 'wedding',
    de: 'Hochzeit',
  },
  conference: {
    en: 'conference',
    de: 'Konferenz',
    packs: ['adapter', 'power-bank', 'city-shoes'],
  },
  work: {
    en: 'work',
    de: 'Arbeiten',
    packs: ['adapter', 'cable', 'power-bank'],
  },
  romance: {
    en: 'time for two',
    de: 'Zeit zu zweit',
  },
  celebration: {
    en: 'celebration',
    de: 'Feiern',
  },
  'new-year': {
    en: 'New Year’s Eve',
    de: 'Silvester',
  },
  visits: {
    en: 'visiting people',
    de: 'Besuche',
  },
  dog: {
    en: 'dog',
    de: 'Hund',
    packs: ['dog-papers', 'dog-lead', 'dog-food', 'dog-bowl'],
  },
  access: {
    en: 'step-free ways',
    de: 'stufenlose Wege',
  },
  budget: {
    en: 'small budget',
    de: 'kleines Budget',
  },
  luxury: {
    en: 'something special',
    de: 'etwas Besonderes',
  },
  quiet: {
    en: 'quiet places',
    de: 'stille Orte',
  },
  language: {
    en: 'learning the language',
    de: 'Sprache lernen',
  },
  pilgrimage: {
    en: 'pilgrimage',
    de: 'Pilgern',
  },
  roots: {
    en: 'family history',
    de: 'Familiengeschichte',
  },
} as const satisfies Record<string, ThemeRules>;
