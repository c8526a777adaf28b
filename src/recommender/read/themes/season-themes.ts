import {
  darkNights,
  dryLand,
  inhabited,
  openWater,
  seaShore,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import {
  auroraReaches,
  autumnLeaves,
  blossom,
} from '#src/recommender/know/season/nature-calendar.ts';
import { obstacleTo } from '#src/recommender/know/season/obstacle.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Theme } from './theme.ts';

const unless =
  (there: (facts: TripFacts) => boolean, obstacle: Obstacle) =>
  (facts: TripFacts): Obstacle | null => {
    if (!dryLand(facts)) return 'open-sea';
    return there(facts) ? null : obstacle;
  };

/** Whoever stands on a board is in the water again and again. */
const FORBIDDING: ReadonlySet<Obstacle> = new Set<Obstacle>([
  'unsafe-water',
  'protected-water',
  'frozen-water',
]);

/** What depends on the season, the light or the snow, and simple pleasures outside. */
export const SEASON_THEMES = {
  leaves: {
    words: [
      String.raw`(?:autumn|fall) (?:leaves|colou?rs?|foliage)|foliage|indian summer|leaf peeping|herbst(?:laub|farben|wald|faerbung)|bunte(?:s|r)? (?:laub|blaetter|waelder|wald)|laubfaerbung|momiji|koyo`,
    ],
    en: 'autumn leaves',
    de: 'Herbstlaub',
    activity: null,
    obstacle: unless(autumnLeaves, 'out-of-season'),
  },
  blossom: {
    words: [
      String.raw`(?:cherry |almond |apple |spring )?blossoms?|(?:wild )?flowers?|tulips?|lavender|hanami|sakura|(?:kirsch|mandel|apfel|baum|obst)bluete\w*|\w*bluete\w*|blumen\w*|tulpen\w*|lavendel\w*|blueten`,
    ],
    en: 'flowers and blossom',
    de: 'Blüten',
    activity: null,
    obstacle: unless(blossom, 'out-of-season'),
  },
  foraging: {
    words: [
      String.raw`mushrooms?(?: (?:picking|hunting|foraging))?|forag(?:e|ing)|berr(?:y|ies)(?: picking)?|truffles?(?: hunt\w*)?|pilzesammeln|(?:pilze|beeren|kraeuter) (?:sammeln|suchen)|\w*pilze?(?:n)?|beeren\w*|trueffel\w*|kraeuterwanderung`,
    ],
    en: 'mushrooms and berries',
    de: 'Pilze und Beeren',
    activity: null,
    obstacle: unless(
      (facts) => (facts.aridity ?? 0) >= 18 && !snowUnderfoot(facts) && facts.mean >= 7,
      'out-of-season',
    ),
    packs: ['tick', 'outdoor-trousers', 'rain-jacket'],
  },
  'midnight-sun': {
    words: [
      String.raw`midnight sun|mitternachtssonne|white nights|weisse naechte|mittsommer\w*|midsummer`,
    ],
    en: 'midnight sun',
    de: 'Mitternachtssonne',
    activity: null,
    obstacle: (facts) => (facts.midnightAltitude > -6 ? null : 'sun-sets'),
    packs: ['sleep-mask', 'sunglasses'],
  },
  aurora: {
    words: [
      String.raw`northern ?-?lights?|southern lights|aurora\w*(?: \w+alis)?|polar lights?|(?:nord|polar|sued)lichte?r?n?`,
    ],
    en: 'northern lights',
    de: 'Polarlicht',
    activity: 'Stargazing',
    obstacle: (facts) => {
      if (!auroraReaches(facts)) return 'no-aurora';
      return darkNights(facts) ? null : 'bright-nights';
    },
    packs: ['tripod-travel'],
  },
  sunset: {
    words: [
      String.raw`sun ?(?:set|rise|down)s?|golden hour|dawn|sonnen(?:unter|auf)gaenge?n?|sonnen(?:unter|auf)gang\w*|abendrot|morgenrot|sundowner`,
    ],
    en: 'sunrise and sunset',
    de: 'Sonnenauf- und -untergang',
    activity: null,
    obstacle: ({ daylight }) => {
      if (daylight.kind === 'polar-day') return 'sun-stays';
      return daylight.kind === 'polar-night' ? 'polar-night' : null;
    },
  },
  picnic: {
    words: [
      String.raw`picnics?|picnicking|bbq|barbecues?|grill(?:en|abend)?|picknick\w*|campfires?|bonfires?|lagerfeuer\w*`,
    ],
    en: 'picnic',
    de: 'Picknick',
    activity: null,
    obstacle: ({ climate }) => (climate.high < 5 ? 'too-cold' : null),
  },
  snowmobile: {
    words: [String.raw`snow ?mobil\w*|schneemobil\w*|motorschlitten\w*|skidoo\w*`],
    en: 'snowmobile',
    de: 'Schneemobil',
    activity: null,
    obstacle: unless(snowUnderfoot, 'no-snow'),
    packs: ['gloves', 'warm-hat', 'balaclava', 'insulated-jacket'],
  },
  snow: {
    words: [
      String.raw`snow(?:y)?|winter wonderland|snowman|snowball\w*|schnee(?:mann|ballschlacht|spaziergang|landschaft)?|verschneit\w*`,
    ],
    en: 'snow',
    de: 'Schnee',
    activity: 'Winter walking',
  },
  whales: {
    words: [
      String.raw`(?:whale|seal|dolphin|porpoise|orca)s?(?: ?-?(?:watching|safari|tours?|spotting))?|wal(?:e|en|beobacht\w*|safari|tour)?|orcas?|robben?\w*|seehunde?|delfine?n?|delphine?n?|schweinswale?`,
    ],
    en: 'whales, seals and dolphins',
    de: 'Wale, Robben und Delfine',
    activity: 'Wildlife watching',
    obstacle: (facts) => (seaShore(facts) ? null : 'no-sea'),
  },
  birds: {
    words: [
      String.raw`bird(?:s|ing|watch\w*|life)?(?: ?-?watching)?|ornitholog\w*|voegel\w*|vogel\w*|storche?n?|storch|stoerche|kraniche?|storks?|cranes?|owls?|eulen`,
    ],
    en: 'birds',
    de: 'Vögel',
    activity: 'Wildlife watching',
    packs: ['binoculars'],
  },
  farm: {
    words: [
      String.raw`farms?(?: (?:stay|visit|life|animals)s?)?|agritourism|agriturismo|alpaca\w*|llama\w*|bauernh(?:of|oefe)\w*|hofbesuch\w*|hofladen|alpaka\w*|lama(?:s|trekking|wanderung)?|streichelzoo|almen|alm|almhuette\w*`,
    ],
    en: 'farm visit',
    de: 'Hofbesuch',
    activity: null,
    obstacle: unless(inhabited, 'nobody-there'),
  },
  pools: {
    words: [
      String.raw`(?:swimming )?pools?|water ?parks?|water slides?|aqua ?parks?|lidos?|frei(?:bad|baeder)|hallen(?:bad|baeder)|schwimm(?:bad|baeder)|erlebnis(?:bad|baeder)|spassbad|wasserpark|wasserrutschen?`,
    ],
    en: 'swimming pool',
    de: 'Schwimmbad',
    activity: null,
    obstacle: unless(inhabited, 'nobody-there'),
    packs: ['swimwear', 'towel'],
  },
  sup: {
    words: [String.raw`sup(?:s|ping)?|stand-? ?up[ -]?padd\w*|paddle ?board\w*`],
    en: 'stand-up paddling',
    de: 'Stand-up-Paddling',
    activity: 'Paddling',
  },
  windsurfing: {
    words: [String.raw`wind ?-?surf\w*|wing-? ?foil\w*|windboard\w*`],
    en: 'windsurfing',
    de: 'Windsurfen',
    activity: null,
    obstacle: (facts) => {
      const bathing = obstacleTo('Swimming and beach', facts);
      return bathing !== null && FORBIDDING.has(bathing) ? bathing : obstacleTo('Sailing', facts);
    },
    packs: ['swimwear', 'towel'],
  },
  beachcombing: {
    words: [
      String.raw`(?:beach ?comb\w*|sea ?shells?|fossils?(?: hunting)?|muscheln?(?: (?:sammeln|suchen))?|strandgut|bernstein\w*|fossilien\w*|rock ?pool\w*)`,
    ],
    en: 'finds on the beach',
    de: 'Strandfunde',
    activity: null,
    obstacle: (facts) => (facts.terrain.coastKm <= 35 && openWater(facts) ? null : 'no-sea'),
  },
} as const satisfies Record<string, Theme>;
