import { inhabited, towns } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Theme } from './theme.ts';

const inTown = (facts: TripFacts) => (towns(facts).length > 0 ? null : 'nobody-there');
const amongPeople = (facts: TripFacts) => (inhabited(facts) ? null : 'nobody-there');

/** Food, drink, and warm water. */
export const TABLE_THEMES = {
  'street-food': {
    words: [
      String.raw`street[ -]?food|food (?:stalls?|trucks?|courts?)|hawkers?|snack(?:s|ing)?|garkuechen?|imbiss\w*|strassenkueche|streetfood\w*`,
    ],
    en: 'street food',
    de: 'Streetfood',
    activity: 'Food and markets',
    obstacle: amongPeople,
  },
  seafood: {
    words: [
      String.raw`sea ?food|oysters?|(?:fresh )?fish (?:restaurants?|dishes|dinner)|eat(?:ing)? fish|meeresfruechte\w*|fisch essen|fischrestaurant\w*|austern|krabben|fischbroetchen`,
    ],
    en: 'seafood',
    de: 'Meeresfrüchte',
    activity: 'Food and markets',
    obstacle: amongPeople,
  },
  vegan: {
    words: [
      String.raw`vegans?|vegetarians?|veggie|plant[ -]based|gluten ?-?free|lactose ?-?free|celiac|coeliac|food allerg\w*|halal|kosher|vegan\w*|vegetari\w*|glutenfrei\w*|laktosefrei\w*|zoeliakie|koscher\w*|nussallergie|\w*allerg\w*`,
    ],
    en: 'food that suits you',
    de: 'passendes Essen',
    activity: 'Food and markets',
    obstacle: amongPeople,
  },
  'cooking-class': {
    words: [
      String.raw`cook(?:ing|ery) (?:class(?:es)?|courses?|lessons?|workshops?)|learn(?:ing)? to cook|pasta making|kochkurs\w*|kochen lernen|kochschule|backkurs`,
    ],
    en: 'cooking class',
    de: 'Kochkurs',
    activity: 'Food and markets',
    obstacle: amongPeople,
  },
  wine: {
    words: [
      String.raw`wines?(?: (?:tasting|tour|region|bar)s?)?|vineyards?|winer(?:y|ies)|tasting wine|wein(?!e$)\w*|winzer\w*|champagne|champagner|prosecco|t(?:oe|o)rggelen`,
    ],
    en: 'wine',
    de: 'Wein',
    activity: 'Food and markets',
    obstacle: amongPeople,
  },
  beer: {
    words: [
      String.raw`(?:craft )?beers?(?: gardens?)?|brewer(?:y|ies)|pubs?(?: crawl)?|bier(?:e|garten|gaerten|probe|keller)?|brauerei\w*|kneipen?\w*|wirtshaus|wirtshaeuser`,
    ],
    en: 'beer and pubs',
    de: 'Bier und Kneipen',
    activity: null,
    obstacle: amongPeople,
  },
  spirits: {
    words: [
      String.raw`whisk(?:e?y|ies)|distiller(?:y|ies)|gin|rum|tequila|mezcal|cocktails?|bars?|schnaps|brennerei\w*|destillerie\w*|cocktailbars?|rooftop(?: bars?)?`,
    ],
    en: 'distilleries and bars',
    de: 'Brennereien und Bars',
    activity: null,
    obstacle: amongPeople,
  },
  coffee: {
    words: [
      String.raw`coffees?(?: shops?| houses?)?|caf(?:e|es|ehaus|ehaeuser)|tea(?: ?(?:house|room|plantation|time|ceremony))?s?|afternoon tea|kaffee(?:haus|haeuser|roesterei)?|tee(?:haus|haeuser|plantagen?|zeremonie|stube)?|kuchen|cakes?|patisserie|konditorei\w*|bakery|bakeries|baeckerei\w*`,
    ],
    en: 'coffee, tea and cake',
    de: 'Kaffee, Tee und Kuchen',
    activity: null,
    obstacle: amongPeople,
  },
  chocolate: {
    words: [
      String.raw`chocolate\w*|cheese\w*|olive oil|honey|ice ?cream|gelato|schokolade\w*|kaese\w*|olivenoel\w*|honig|eis essen|eisdiele\w*|sweets|suessigkeiten`,
    ],
    en: 'things made there to taste',
    de: 'Kostproben vom Ort',
    activity: null,
    obstacle: amongPeople,
  },
  sauna: {
    words: [
      String.raw`saunas?|steam (?:bath|room)s?|spas?(?: days?)?|saunieren|saunagang|dampfbad|dampfbaeder|spa-?tag`,
    ],
    en: 'sauna and spa',
    de: 'Sauna',
    activity: 'Relaxation and wellness',
  },
  'hot-springs': {
    words: [
      String.raw`(?:hot|thermal|mineral) (?:springs?|pools?|baths?|spas?)|geothermal (?:pools?|baths?)|onsens?|therm(?:e|en|al\w*)|heisse?n? quellen?|heissen quellen|hot pots?|thermal baths?`,
    ],
    en: 'hot springs and thermal baths',
    de: 'Therme und heiße Quellen',
    activity: 'Relaxation and wellness',
  },
  hammam: {
    words: [String.raw`ha?mm?ams?|turkish baths?|tuerkisches bad|hamams?`],
    en: 'hammam',
    de: 'Hamam',
    activity: 'Relaxation and wellness',
    obstacle: inTown,
  },
  massage: {
    words: [
      String.raw`massag\w*|beauty treatments?|facials?|ayurved\w*|reflexology|kosmetik\w*|detox\w*|entgiftung|heilfasten|fastenkur|fasten|kur|kuren`,
    ],
    en: 'massage and cures',
    de: 'Massage und Kur',
    activity: 'Relaxation and wellness',
  },
  yoga: {
    words: [
      String.raw`yoga\w*|tai ?chi|qi ?gong|meditat\w*|mindfulness|achtsamkeit\w*|meditieren|schweigekloster|retreats?|yoga-?retreats?`,
    ],
    en: 'yoga and meditation',
    de: 'Yoga und Meditation',
    activity: 'Relaxation and wellness',
  },
} as const satisfies Record<string, Theme>;
