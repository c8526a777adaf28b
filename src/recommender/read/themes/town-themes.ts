import { inhabited, towns } from '#src/recommender/know/season/conditions-of-place.ts';
import { adventDays } from '#src/recommender/know/season/nature-calendar.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const inTown = (facts: TripFacts) => (towns(facts).length > 0 ? null : 'nobody-there');
const amongPeople = (facts: TripFacts) => (inhabited(facts) ? null : 'nobody-there');

/** Towns, tables, stages and warm water. */
export const TOWN_THEMES = {
  'christmas-markets': {
    en: 'Christmas markets',
    de: 'Weihnachtsmärkte',
    obstacle: (facts) => {
      if (!adventDays(facts)) return 'out-of-season';
      return towns(facts).length > 0 ? null : 'nobody-there';
    },
    packs: ['gloves', 'warm-hat', 'winter-boots'],
  },
  souk: {
    en: 'souk',
    de: 'Souk',
    obstacle: inTown,
  },
  'flea-markets': {
    en: 'flea markets',
    de: 'Flohmärkte',
    obstacle: amongPeople,
  },
  shopping: {
    en: 'shopping',
    de: 'Einkaufen',
  },
  nightlife: {
    en: 'nightlife',
    de: 'Nachtleben',
    obstacle: inTown,
  },
  stage: {
    en: 'music and stage',
    de: 'Musik und Bühne',
    obstacle: inTown,
  },
  festivals: {
    en: 'festivals and traditions',
    de: 'Feste und Bräuche',
    obstacle: amongPeople,
  },
  temples: {
    en: 'churches and temples',
    de: 'Kirchen und Tempel',
  },
  castles: {
    en: 'castles and palaces',
    de: 'Burgen und Schlösser',
  },
  ruins: {
    en: 'ruins and excavations',
    de: 'Ruinen und Ausgrabungen',
  },
  memorials: {
    en: 'memorials and war history',
    de: 'Gedenkstätten',
  },
  architecture: {
    en: 'architecture',
    de: 'Architektur',
  },
  'street-art': {
    en: 'street art',
    de: 'Street-Art',
  },
  film: {
    en: 'film locations',
    de: 'Drehorte',
  },
  books: {
    en: 'books',
    de: 'Bücher',
  },
  crafts: {
    en: 'crafts',
    de: 'Handwerk',
    obstacle: amongPeople,
  },
  science: {
    en: 'science and technology',
    de: 'Technik und Wissenschaft',
  },
  zoo: {
    en: 'zoo and aquarium',
    de: 'Zoo und Aquarium',
    obstacle: inTown,
  },
  'theme-park': {
    en: 'theme park',
    de: 'Freizeitpark',
  },
} as const satisfies Record<string, ThemeRules>;
