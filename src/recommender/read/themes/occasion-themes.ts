import type { Theme } from './theme.ts';

/** Why and with whom people travel, and what they ask of every place. */
export const OCCASION_THEMES = {
  wedding: {
    words: [
      String.raw`weddings?|getting married|marry|\w*hochzeit(?!sreise|stag)\w*|heiraten|trauung|polterabend`,
    ],
    activity: null,
  },
  conference: {
    words: [
      String.raw`conferences?|congress|trade (?:fair|show)s?|business(?: (?:trips?|meetings?))?|meetings?|\w*konferenz\w*|kongress\w*|tagung\w*|messe(?:besuch)?|dienstreise|geschaeftsreise|seminar\w*`,
    ],
    activity: null,
  },
  work: {
    words: [
      String.raw`(?:remote |have to |need to )?work(?:ing|s)?(?: remote(?:ly)?)?|workation|co-?working|home ?office|digital nomad\w*|\w*arbeit(?:en|e|et)?|bueroarbeit|laptop|wifi|wlan`,
    ],
    activity: null,
  },
  romance: {
    words: [
      String.raw`honeymoon\w*|romantic\w*|romance|anniversary|propos(?:e|al|ing)|date nights?|romanti\w*|flitterwochen|hochzeitsreise|hochzeitstag|jahrestag|heiratsantrag|zu zweit|zweisamkeit`,
    ],
    activity: null,
  },
  celebration: {
    words: [
      String.raw`birthdays?|(?:bachelorette|hen|stag|bachelor)(?: (?:do|party|weekend|night))?|celebrat\w*|reunion|graduation|\w*geburtstag\w*|junggesell\w*|feiern|gefeiert|jubilaeum|klassentreffen`,
    ],
    activity: null,
  },
  'new-year': {
    words: [String.raw`new years?(?:'s)?(?: eve)?|nye|hogmanay|silvester\w*|jahreswechsel`],
    activity: null,
  },
  visits: {
    words: [
      String.raw`(?:visit(?:ing)?|see(?:ing)?|meet(?:ing)?) (?:my |our |some |old )*(?:family|friends?|relatives?|parents|grandparents|grandma|grandmother|grandpa|aunt|uncle|cousins?|sister|brother|daughter|son)`,
      String.raw`(?:meine |meinen |unsere |die |alte )*(?:familie|freunde?|verwandte|eltern|grosseltern|oma|opa|tante|schwester|bruder|tochter|sohn) (?:besuchen|treffen|sehen)|\w*besuch bei (?:der |den |meiner |meinen )?(?:familie|freunden|verwandten|oma|eltern)|(?:familien|verwandten)besuch`,
    ],
    activity: null,
  },
  dog: {
    words: [
      String.raw`(?:with )?(?:my |our |the |a )?dogs?(?! ?sled)|puppy|dog-?friendly|hunde?n?(?!eschlitten)|vierbeiner|hundefreundlich\w*`,
    ],
    activity: null,
  },
  access: {
    words: [
      String.raw`wheel ?chairs?|accessib(?:le|ility)|step-?free|barrier-?free|mobility|disab(?:led|ility)|(?:cannot|can'?t|can not|unable to) walk(?: far| much| long| well)?|walking (?:stick|aid|difficulties)|bad knees?|rollstuhl\w*|rolli|barrierefrei\w*|behindert\w*|gehbehindert\w*|rollator|gehhilfe|stufenlos|kaputte knie|nicht (?:gut|weit|lange|viel) (?:gehen|laufen)|schlecht zu fuss`,
    ],
    activity: null,
  },
  budget: {
    words: [
      String.raw`(?:on a )?(?:low |small |tight |shoestring )?budget|cheap\w*|free (?:things|stuff|activities|of charge)|for free|hostels?|save money|not spend much|inexpensive|affordable|guenstig\w*|billig\w*|preiswert\w*|wenig geld|kleines budget|kostenlos\w*|sparsam|sparen`,
    ],
    activity: null,
  },
  luxury: {
    words: [
      String.raw`luxur\w*|fancy|high[ -]end|five[ -]star|5[ -]star(?: hotels?)?|michelin\w*|fine dining|luxus\w*|edel\w*|(?:5|fuenf)[ -]sterne(?:[ -](?:hotels?|restaurant|kueche))?|sternekueche|sternerestaurants?|gehoben\w*`,
    ],
    activity: null,
  },
  quiet: {
    words: [
      String.raw`(?:peace and )?quiet(?: (?:places?|spots?|time))?|solitude|silence|tranquil\w*|away from (?:the )?(?:crowds|people|it all|tourists)|off the beaten (?:path|track)|hidden gems?|secret spots?|no (?:crowds|tourists)|few tourists`,
      String.raw`stille(?:r)?|einsam\w*|ruhige orte|abseits(?: der| vom)?(?: \w+)?|geheimtipps?|wenig(?:e)? (?:touristen|leute|menschen)|(?:keine|ohne) (?:touristen|menschenmassen)|abgelegen\w*|fernab\w*`,
    ],
    activity: null,
  },
  language: {
    words: [
      String.raw`(?:learn(?:ing)?|study(?:ing)?|practi[sc](?:e|ing)) (?:the )?(?:some )?(?:language|spanish|italian|french|german|english|portuguese|japanese|arabic|greek|norwegian|swedish|chinese|mandarin|thai)|language (?:course|school|class(?:es)?)|sprachkurs\w*|sprachschule|sprachreise|(?:spanisch|italienisch|franzoesisch|englisch|portugiesisch|japanisch|arabisch|griechisch|norwegisch|schwedisch) (?:lernen|ueben)|sprache lernen`,
    ],
    activity: null,
  },
  pilgrimage: {
    words: [
      String.raw`pilgrim\w*|camino(?: de santiago)?|way of (?:st|saint)\.? james|pilger\w*|jakobsweg\w*|wallfahrt\w*`,
    ],
    activity: 'Hiking',
  },
  roots: {
    words: [
      String.raw`genealog\w*|ancest\w*|family (?:history|roots|tree)|ahnenforschung|ahnen|vorfahren|familiengeschichte`,
    ],
    activity: null,
  },
} as const satisfies Record<string, Theme>;
