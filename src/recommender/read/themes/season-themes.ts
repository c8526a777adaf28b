import type { Theme } from './theme.ts';

/** What depends on the season, the light or the snow, and simple pleasures outside. */
export const SEASON_THEMES = {
  leaves: {
    words: [
      String.raw`(?:autumn|fall) (?:leaves|colou?rs?|foliage)|foliage|indian summer|leaf peeping|herbst(?:laub|farben|wald|faerbung)|bunte(?:s|r)? (?:laub|blaetter|waelder|wald)|laubfaerbung|momiji|koyo`,
    ],
    activity: null,
  },
  blossom: {
    words: [
      String.raw`(?:cherry |almond |apple |spring )?blossoms?|(?:wild )?flowers?|tulips?|lavender|hanami|sakura|(?:kirsch|mandel|apfel|baum|obst)bluete\w*|\w*bluete\w*|blumen\w*|tulpen\w*|lavendel\w*|blueten`,
    ],
    activity: null,
  },
  foraging: {
    words: [
      String.raw`mushrooms?(?: (?:picking|hunting|foraging))?|forag(?:e|ing)|berr(?:y|ies)(?: picking)?|truffles?(?: hunt\w*)?|pilzesammeln|(?:pilze|beeren|kraeuter) (?:sammeln|suchen)|\w*pilze?(?:n)?|beeren\w*|trueffel\w*|kraeuterwanderung`,
    ],
    activity: null,
  },
  'midnight-sun': {
    words: [
      String.raw`midnight sun|mitternachtssonne|white nights|weisse naechte|mittsommer\w*|midsummer`,
    ],
    activity: null,
  },
  aurora: {
    words: [
      String.raw`northern ?-?lights?|southern lights|aurora\w*(?: \w+alis)?|polar lights?|(?:nord|polar|sued)lichte?r?n?`,
    ],
    activity: 'Stargazing',
  },
  sunset: {
    words: [
      String.raw`sun ?(?:set|rise|down)s?|golden hour|dawn|sonnen(?:unter|auf)gaenge?n?|sonnen(?:unter|auf)gang\w*|abendrot|morgenrot|sundowner`,
    ],
    activity: null,
  },
  picnic: {
    words: [
      String.raw`picnics?|picnicking|bbq|barbecues?|grill(?:en|abend)?|picknick\w*|campfires?|bonfires?|lagerfeuer\w*`,
    ],
    activity: null,
  },
  snowmobile: {
    words: [String.raw`snow ?mobil\w*|schneemobil\w*|motorschlitten\w*|skidoo\w*`],
    activity: null,
  },
  snow: {
    words: [
      String.raw`snow(?:y)?|winter wonderland|snowman|snowball\w*|schnee(?:mann|ballschlacht|spaziergang|landschaft)?|verschneit\w*`,
    ],
    activity: 'Winter walking',
  },
  whales: {
    words: [
      String.raw`(?:whale|seal|dolphin|porpoise|orca)s?(?: ?-?(?:watching|safari|tours?|spotting))?|wal(?:e|en|beobacht\w*|safari|tour)?|orcas?|robben?\w*|seehunde?|delfine?n?|delphine?n?|schweinswale?`,
    ],
    activity: 'Wildlife watching',
  },
  birds: {
    words: [
      String.raw`bird(?:s|ing|watch\w*|life)?(?: ?-?watching)?|ornitholog\w*|voegel\w*|vogel\w*|storche?n?|storch|stoerche|kraniche?|storks?|cranes?|owls?|eulen`,
    ],
    activity: 'Wildlife watching',
  },
  farm: {
    words: [
      String.raw`farms?(?: (?:stay|visit|life|animals)s?)?|agritourism|agriturismo|alpaca\w*|llama\w*|bauernh(?:of|oefe)\w*|hofbesuch\w*|hofladen|alpaka\w*|lama(?:s|trekking|wanderung)?|streichelzoo|almen|alm|almhuette\w*`,
    ],
    activity: null,
  },
  pools: {
    words: [
      String.raw`(?:swimming )?pools?|water ?parks?|water slides?|aqua ?parks?|lidos?|frei(?:bad|baeder)|hallen(?:bad|baeder)|schwimm(?:bad|baeder)|erlebnis(?:bad|baeder)|spassbad|wasserpark|wasserrutschen?`,
    ],
    activity: null,
  },
  sup: {
    words: [String.raw`sup(?:s|ping)?|stand-? ?up[ -]?padd\w*|paddle ?board\w*`],
    activity: 'Paddling',
  },
  windsurfing: {
    words: [String.raw`wind ?-?surf\w*|wing-? ?foil\w*|windboard\w*`],
    activity: null,
  },
  beachcombing: {
    words: [
      String.raw`(?:beach ?comb\w*|sea ?shells?|fossils?(?: hunting)?|muscheln?(?: (?:sammeln|suchen))?|strandgut|bernstein\w*|fossilien\w*|rock ?pool\w*)`,
    ],
    activity: null,
  },
} as const satisfies Record<string, Theme>;
