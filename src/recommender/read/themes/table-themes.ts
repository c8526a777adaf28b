import { inhabited, towns } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { ThemeRules } from './theme.ts';

const inTown = (facts: TripFacts) => (towns(facts).length > 0 ? null : 'nobody-there');
const amongPeople = (facts: TripFacts) => (inhabited(facts) ? null : 'nobody-there');

/** Food, drink, and warm water. */
export const TABLE_THEMES = {
  'street-food': {
    en: 'street food',
    de: 'Streetfood',
    obstacle: amongPeople,
  },
  seafood: {
    en: 'seafood',
    de: 'Meeresfrüchte',
    obstacle: amongPeople,
  },
  vegan: {
    en: 'food that suits you',
    de: 'passendes Essen',
    obstacle: amongPeople,
  },
  'cooking-class': {
    en: 'cooking class',
    de: 'Kochkurs',
    obstacle: amongPeople,
  },
  wine: {
    en: 'wine',
    de: 'Wein',
    obstacle: amongPeople,
  },
  beer: {
    en: 'beer and pubs',
    de: 'Bier und Kneipen',
    obstacle: amongPeople,
  },
  spirits: {
    en: 'distilleries and bars',
    de: 'Brennereien und Bars',
    obstacle: amongPeople,
  },
  coffee: {
    en: 'coffee, tea and cake',
    de: 'Kaffee, Tee und Kuchen',
    obstacle: amongPeople,
  },
  chocolate: {
    en: 'things made there to taste',
    de: 'Kostproben vom Ort',
    obstacle: amongPeople,
  },
  sauna: {
    en: 'sauna and spa',
    de: 'Sauna',
  },
  'hot-springs': {
    en: 'hot springs and thermal baths',
    de: 'Therme und heiße Quellen',
  },
  hammam: {
    en: 'hammam',
    de: 'Hamam',
    obstacle: inTown,
  },
  massage: {
    en: 'massage and cures',
    de: 'Massage und Kur',
  },
  yoga: {
    en: 'yoga and meditation',
    de: 'Yoga und Meditation',
  },
} as const satisfies Record<string, ThemeRules>;
