import type { Theme } from './theme.ts';

/** Food, drink, and warm water. */
export const TABLE_THEMES = {
  'street-food': {
    words: [
      String.raw`street[ -]?food|food (?:stalls?|trucks?|courts?)|hawkers?|snack(?:s|ing)?|garkuechen?|imbiss\w*|strassenkueche|streetfood\w*`,
    ],
    activity: 'Food and markets',
  },
  seafood: {
    words: [
      String.raw`sea ?food|oysters?|(?:fresh )?fish (?:restaurants?|dishes|dinner)|eat(?:ing)? fish|meeresfruechte\w*|fisch essen|fischrestaurant\w*|austern|krabben|fischbroetchen`,
    ],
    activity: 'Food and markets',
  },
  vegan: {
    words: [
      String.raw`vegans?|vegetarians?|veggie|plant[ -]based|gluten ?-?free|lactose ?-?free|celiac|coeliac|food allerg\w*|halal|kosher|vegan\w*|vegetari\w*|glutenfrei\w*|laktosefrei\w*|zoeliakie|koscher\w*|nussallergie|\w*allerg\w*`,
    ],
    activity: 'Food and markets',
  },
  'cooking-class': {
    words: [
      String.raw`cook(?:ing|ery) (?:class(?:es)?|courses?|lessons?|workshops?)|learn(?:ing)? to cook|pasta making|kochkurs\w*|kochen lernen|kochschule|backkurs`,
    ],
    activity: 'Food and markets',
  },
  wine: {
    words: [
      String.raw`wines?(?: (?:tasting|tour|region|bar)s?)?|vineyards?|winer(?:y|ies)|tasting wine|wein(?!e$)\w*|winzer\w*|champagne|champagner|prosecco|t(?:oe|o)rggelen`,
    ],
    activity: 'Food and markets',
  },
  beer: {
    words: [
      String.raw`(?:craft )?beers?(?: gardens?)?|brewer(?:y|ies)|pubs?(?: crawl)?|bier(?:e|garten|gaerten|probe|keller)?|brauerei\w*|kneipen?\w*|wirtshaus|wirtshaeuser`,
    ],
    activity: null,
  },
  spirits: {
    words: [
      String.raw`whisk(?:e?y|ies)|distiller(?:y|ies)|gin|rum|tequila|mezcal|cocktails?|bars?|schnaps|brennerei\w*|destillerie\w*|cocktailbars?|rooftop(?: bars?)?`,
    ],
    activity: null,
  },
  coffee: {
    words: [
      String.raw`coffees?(?: shops?| houses?)?|caf(?:e|es|ehaus|ehaeuser)|tea(?: ?(?:house|room|plantation|time|ceremony))?s?|afternoon tea|kaffee(?:haus|haeuser|roesterei)?|tee(?:haus|haeuser|plantagen?|zeremonie|stube)?|kuchen|cakes?|patisserie|konditorei\w*|bakery|bakeries|baeckerei\w*`,
    ],
    activity: null,
  },
  chocolate: {
    words: [
      String.raw`chocolate\w*|cheese\w*|olive oil|honey|ice ?cream|gelato|schokolade\w*|kaese\w*|olivenoel\w*|honig|eis essen|eisdiele\w*|sweets|suessigkeiten`,
    ],
    activity: null,
  },
  sauna: {
    words: [
      String.raw`saunas?|steam (?:bath|room)s?|spas?(?: days?)?|saunieren|saunagang|dampfbad|dampfbaeder|spa-?tag`,
    ],
    activity: 'Relaxation and wellness',
  },
  'hot-springs': {
    words: [
      String.raw`(?:hot|thermal|mineral) (?:springs?|pools?|baths?|spas?)|geothermal (?:pools?|baths?)|onsens?|therm(?:e|en|al\w*)|heisse?n? quellen?|heissen quellen|hot pots?|thermal baths?`,
    ],
    activity: 'Relaxation and wellness',
  },
  hammam: {
    words: [String.raw`ha?mm?ams?|turkish baths?|tuerkisches bad|hamams?`],
    activity: 'Relaxation and wellness',
  },
  massage: {
    words: [
      String.raw`massag\w*|beauty treatments?|facials?|ayurved\w*|reflexology|kosmetik\w*|detox\w*|entgiftung|heilfasten|fastenkur|fasten|kur|kuren`,
    ],
    activity: 'Relaxation and wellness',
  },
  yoga: {
    words: [
      String.raw`yoga\w*|tai ?chi|qi ?gong|meditat\w*|mindfulness|achtsamkeit\w*|meditieren|schweigekloster|retreats?|yoga-?retreats?`,
    ],
    activity: 'Relaxation and wellness',
  },
} as const satisfies Record<string, Theme>;
