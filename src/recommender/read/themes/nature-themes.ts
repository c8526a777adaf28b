import {
  dryLand,
  inhabited,
  river,
  seaShore,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { volcanoNear } from '#src/recommender/know/season/nature-calendar.ts';
import type { Obstacle } from '#src/recommender/know/season/obstacle.ts';
import type { PlaceKind } from '#src/domain/places.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Theme } from './theme.ts';

const DAY_TRIP_KM = 60;
const known = (kinds: readonly PlaceKind[]) => (facts: TripFacts) =>
  facts.features.some((place) => kinds.includes(place.kind) && place.distanceKm <= DAY_TRIP_KM);
const unless =
  (there: (facts: TripFacts) => boolean, obstacle: Obstacle) =>
  (facts: TripFacts): Obstacle | null => {
    if (!dryLand(facts)) return 'open-sea';
    return there(facts) ? null : obstacle;
  };

/** Only a named sight answers these. */
const nothingKnown = () => 'none-nearby' as const;

/** Landscapes and what grows, falls, smokes and shines. */
export const NATURE_THEMES = {
  mountains: {
    words: [
      String.raw`mountains?(?: views?)?|peaks?|alps|alpine|bergwelt|berge?n?|gebirge|alpen|bergblick`,
    ],
    en: 'mountains',
    de: 'Berge',
    activity: 'Hiking',
    obstacle: unless(({ terrain }) => terrain.relief >= 300 || terrain.summit >= 900, 'too-flat'),
  },
  lakes: {
    words: [
      String.raw`lakes?|lagoons?|lagunen?|(?:am|im|zum|einen|einem|den|dem|an|die|klaren?|schoenen?|kleinen?|und) seen?|(?:berg|bade|stau|wald|gebirgs)seen?|^\s*seen(?=[\s,]|$)`,
    ],
    en: 'lakes',
    de: 'Seen',
    activity: null,
    obstacle: unless(
      (facts) => facts.terrain.lakeKm <= 30 || known(['lake'])(facts),
      'none-nearby',
    ),
  },
  sea: {
    words: [
      String.raw`sea(?:side)?|oceans?|coast(?:s|line|al walks?)?|cliffs?|meer|ozean|kuesten?|\w*kueste|klippen?|steilkueste|(?:north|baltic) sea|mediterranean(?: sea)?|adriatic(?: sea)?|atlantic(?: ocean| coast)?|nordsee\w*|ostsee\w*|suedsee|mittelmeer\w*|adria|atlantik\w*`,
    ],
    en: 'the sea',
    de: 'Meer',
    activity: null,
    obstacle: (facts) => (seaShore(facts) ? null : 'no-sea'),
  },
  islands: {
    words: [String.raw`islands?|\w*inseln?`],
    en: 'islands',
    de: 'Inseln',
    activity: null,
    obstacle: (facts) =>
      known(['island', 'large-island', 'archipelago'])(facts) ? null : 'none-nearby',
  },
  rivers: {
    words: [
      String.raw`rivers?(?: ?side)?|riverbanks?|streams?|fluss|fluesse|flussufer|\w*baeche?|bach`,
    ],
    en: 'rivers',
    de: 'Flüsse',
    activity: null,
    obstacle: unless(river, 'no-river'),
  },
  forest: {
    words: [
      String.raw`forest bath\w*|forests?|woods|woodland|trees?|wald|waelder\w*|waldbaden|\w*waldspaziergang`,
    ],
    en: 'forest',
    de: 'Wald',
    activity: null,
    obstacle: unless(
      ({ aridity, warmestMonth }) => (aridity ?? 0) >= 18 && warmestMonth >= 10,
      'none-nearby',
    ),
  },
  parks: {
    words: [
      String.raw`national ?parks?|nature reserves?|\w*nationalparks?|naturschutzgebiete?|naturparks?`,
    ],
    en: 'national parks',
    de: 'Nationalparks',
    activity: 'Wildlife watching',
    obstacle: unless(known(['national-park', 'marine-park', 'heritage-natural']), 'none-nearby'),
  },
  countryside: {
    words: [
      String.raw`countryside|villages?|rural|landscapes?|scenery|views?|viewpoints?|laendlich\w*|landleben|doerfer|dorf|landschaft(?:en)?|aussicht\w*|ausblicke?|panorama`,
    ],
    en: 'countryside and views',
    de: 'Landschaft und Aussicht',
    activity: null,
    obstacle: unless(() => true, 'open-sea'),
  },
  volcano: {
    words: [String.raw`volcan(?:o|oes|os|ic)|craters?|lava|vulkan\w*|krater\w*`],
    en: 'volcano',
    de: 'Vulkan',
    activity: null,
    obstacle: (facts) => (volcanoNear(facts) === null ? 'none-nearby' : null),
  },
  geysers: {
    words: [String.raw`geysers?|geysirs?|geysire|fumaroles?|fumarolen?`],
    en: 'geysers',
    de: 'Geysire',
    activity: null,
    obstacle: (facts) => (volcanoNear(facts) === null ? 'none-nearby' : null),
  },
  waterfalls: {
    words: [String.raw`water ?falls?|cascades?|wasserfall|wasserfaelle\w*`],
    en: 'waterfalls',
    de: 'Wasserfälle',
    activity: null,
    obstacle: unless(
      (facts) => known(['waterfall'])(facts) || (river(facts) && facts.terrain.relief >= 250),
      'none-nearby',
    ),
  },
  caves: {
    words: [
      String.raw`cenotes?|cenoten|caves?|caving|caverns?|spelunking|potholing|hoehlen?|\w*hoehlen?|tropfstein\w*|hoehlentour\w*`,
    ],
    en: 'caves',
    de: 'Höhlen',
    activity: null,
    obstacle: unless(({ terrain }) => terrain.relief >= 80, 'none-nearby'),
    packs: ['head-lamp', 'fleece'],
  },
  gorges: {
    words: [
      String.raw`gorges?|canyons?|ravines?|wadis|\w*schlucht(?:en)?|\w*klamm(?:en)?|canyons?`,
    ],
    en: 'gorges',
    de: 'Schluchten',
    activity: 'Hiking',
    obstacle: nothingKnown,
  },
  lighthouses: {
    words: [String.raw`light ?houses?|leuchtt(?:urm|uermen?)`],
    en: 'lighthouses',
    de: 'Leuchttürme',
    activity: null,
    obstacle: nothingKnown,
  },
  'cable-cars': {
    words: [
      String.raw`cable ?-?(?:cars?|railways?)|gondola (?:lifts?|rides?)|aerial tram(?:way)?s?|funiculars?|(?:seil|gondel|stand(?:seil)?|berg)bahn(?:en|fahrt)?`,
    ],
    en: 'cable cars',
    de: 'Seilbahnen',
    activity: null,
    obstacle: nothingKnown,
  },
  glaciers: {
    words: [
      String.raw`glaciers?(?: ?(?:walk|hike|tour)s?)?|ice caves?|gletscher(?:wanderung\w*|tour\w*|eis|hoehlen?)?|eishoehlen?`,
    ],
    en: 'glacier',
    de: 'Gletscher',
    activity: null,
    obstacle: unless(
      ({ highestMean, warmestMonth, mean }) => highestMean - mean + warmestMonth < 5,
      'none-nearby',
    ),
    packs: ['gloves', 'sunglasses', 'warm-hat'],
  },
  desert: {
    words: [
      String.raw`deserts?|(?:sand )?dunes?|sandboard\w*|camel(?:s)?(?: ?-?(?:rid(?:e|es|ing)|trek\w*|tours?))?|sahara|wuesten?\w*|(?:sand)?duenen?|kamel\w*|kamelreiten|dromedar\w*|oasen?|oasis|salt ?(?:flats?|pans?)|salares?|salzseen?|salzpfannen?|salzwueste`,
    ],
    en: 'desert',
    de: 'Wüste',
    activity: null,
    obstacle: unless(
      (facts) => (facts.aridity ?? 99) < 10 || known(['desert'])(facts),
      'none-nearby',
    ),
    packs: ['desert-scarf', 'sun-hat', 'sunglasses'],
  },
  jungle: {
    words: [
      String.raw`jungles?|rain ?forests?|tropical forest|canopy|\w*regenwald|\w*dschungel|urwald`,
    ],
    en: 'rainforest',
    de: 'Regenwald',
    activity: 'Wildlife watching',
    obstacle: unless(
      ({ aridity, climate, trip }) =>
        (aridity ?? 0) >= 30 && (climate.low >= 14 || Math.abs(trip.location.lat) < 24),
      'none-nearby',
    ),
  },
  gardens: {
    words: [
      String.raw`(?:botanic(?:al)? )?gardens?|parks?|gaerten|garten\w*|\w*gaerten|botanisch\w*(?: garten)?|parks?|parkanlagen?`,
    ],
    en: 'gardens and parks',
    de: 'Gärten und Parks',
    activity: null,
    obstacle: unless(inhabited, 'nobody-there'),
  },
  'free-nature': {
    words: [
      String.raw`(?:the )?outdoors?|outdoor activities|fresh air|get outside|draussen(?: sein)?|frische luft|an der luft|im freien`,
    ],
    en: 'being outside',
    de: 'draußen sein',
    activity: null,
    obstacle: unless(() => true, 'open-sea'),
  },
} as const satisfies Record<string, Theme>;
