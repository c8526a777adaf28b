import type { SightKind } from '#src/domain/place/sights.ts';
import type { ActivityName } from '#src/recommender/read/activity-names.ts';
import type { ThemeId } from '#src/recommender/read/wish-keys.ts';

export type Answers = {
  /** Best first. */
  kinds?: readonly SightKind[];
  /** Of these kinds only where the sight's name or note has a word of the wish: 'penguins'. */
  byWords?: readonly SightKind[];
  maxKm?: number;
};

export const IN_TOWN_KM = 30;
const DAY_OUT_KM = 60;
const BATHING_KM = 35;
const ANIMAL_KINDS: readonly SightKind[] = [
  ...(['wildlife', 'birding', 'turtle-beach', 'whale-watching', 'park', 'island'] as const),
  ...(['coast', 'beach', 'lake', 'boat-trip', 'dive-site', 'zoo'] as const),
];
const ANY_ANIMAL: Answers = { byWords: ANIMAL_KINDS };
const TOWN_KINDS: readonly SightKind[] = [
  ...(['market', 'quarter', 'square', 'museum', 'theatre', 'monument', 'village'] as const),
  ...(['palace', 'castle', 'temple', 'heritage', 'ruin', 'bridge', 'garden', 'winery'] as const),
];
const ROADS: Answers = { kinds: ['scenic-road'] };

/** Which sights answer a wish; a wish that is missing here has ideas of its own only. */
export const WISH_KINDS: Readonly<Partial<Record<ActivityName | ThemeId, Answers>>> = {
  Hiking: {
    kinds: [
      ...(['trail', 'gorge', 'summit', 'valley', 'waterfall', 'park', 'forest'] as const),
      ...(['volcano', 'coast', 'rock', 'lake'] as const),
    ],
    byWords: ['viewpoint', 'temple', 'cable-car', 'island'],
  },
  Mountaineering: { kinds: ['summit', 'volcano'] },
  Climbing: { kinds: ['climbing-area', 'via-ferrata'] },
  Cycling: { kinds: ['cycle-route'] },
  'Swimming and beach': {
    kinds: ['beach', 'lake', 'island', 'coast', 'river', 'waterfall', 'bath'],
    maxKm: BATHING_KM,
  },
  'Snorkelling and diving': { kinds: ['dive-site'] },
  Paddling: { kinds: ['river'] },
  Surfing: { kinds: ['surf-spot'] },
  'Skiing and snowboarding': { kinds: ['ski-area'] },
  Photography: {
    kinds: [
      ...(['viewpoint', 'lighthouse', 'rock', 'bridge', 'waterfall', 'coast', 'lake'] as const),
      ...(['quarter', 'square', 'extreme-point'] as const),
    ],
  },
  'Wildlife watching': { kinds: ['wildlife', 'birding', 'whale-watching', 'turtle-beach'] },
  Stargazing: { kinds: ['dark-sky'] },
  'City sightseeing': {
    kinds: [
      ...(['quarter', 'square', 'monument', 'heritage', 'palace', 'bridge', 'temple'] as const),
      ...(['viewpoint', 'village'] as const),
    ],
    maxKm: IN_TOWN_KM,
  },
  'Culture and museums': {
    kinds: [
      ...(['museum', 'palace', 'temple', 'castle', 'ruin', 'heritage', 'theatre'] as const),
      ...(['monument'] as const),
    ],
  },
  'Food and markets': { kinds: ['market'], byWords: ['quarter', 'square'], maxKm: IN_TOWN_KM },
  'Relaxation and wellness': { kinds: ['hot-spring', 'bath', 'garden'] },
  'Family outings': {
    kinds: ['zoo', 'theme-park', 'cable-car', 'cave'],
    byWords: [...TOWN_KINDS, 'railway', 'beach', 'wildlife', 'park', 'boat-trip', 'lighthouse'],
    maxKm: DAY_OUT_KM,
  },
  mountains: {
    kinds: ['cable-car', 'viewpoint', 'summit', 'glacier', 'valley', 'gorge', 'trail'],
  },
  lakes: { kinds: ['lake'] },
  sea: { kinds: ['coast', 'beach', 'lighthouse', 'island'] },
  islands: { kinds: ['island'] },
  rivers: { kinds: ['river', 'boat-trip', 'gorge', 'bridge'] },
  forest: { kinds: ['forest'], byWords: ['park', 'trail', 'valley'] },
  parks: { kinds: ['park', 'wildlife', 'forest'] },
  countryside: { kinds: ['viewpoint', 'village', 'valley', 'scenic-road', 'lake'] },
  volcano: { kinds: ['volcano'] },
  geysers: {},
  waterfalls: { kinds: ['waterfall'] },
  caves: { kinds: ['cave'] },
  gorges: { kinds: ['gorge'] },
  glaciers: { kinds: ['glacier'] },
  desert: { kinds: ['desert'] },
  jungle: { kinds: ['forest'], byWords: ['park', 'wildlife', 'trail'] },
  gardens: { kinds: ['garden', 'park'], maxKm: 45 },
  leaves: {},
  blossom: { kinds: ['garden'], byWords: ['park', 'temple', 'castle'] },
  picnic: { kinds: ['garden', 'park'], maxKm: IN_TOWN_KM },
  sunset: { kinds: ['viewpoint', 'lighthouse', 'coast'], maxKm: 45 },
  whales: { kinds: ['whale-watching'], byWords: ['boat-trip', 'coast', 'island'] },
  birds: { kinds: ['birding'], byWords: ['wildlife', 'lake', 'coast', 'island', 'park'] },
  pools: { kinds: ['bath'], maxKm: 45 },
  beachcombing: { kinds: ['beach'] },
  'big-game': ANY_ANIMAL,
  jaguars: ANY_ANIMAL,
  tigers: ANY_ANIMAL,
  apes: ANY_ANIMAL,
  monkeys: ANY_ANIMAL,
  bears: ANY_ANIMAL,
  'polar-bears': ANY_ANIMAL,
  moose: ANY_ANIMAL,
  wolves: ANY_ANIMAL,
  deer: ANY_ANIMAL,
  penguins: ANY_ANIMAL,
  puffins: ANY_ANIMAL,
  'sea-lions': ANY_ANIMAL,
  turtles: { kinds: ['turtle-beach'], byWords: ANIMAL_KINDS },
  sharks: ANY_ANIMAL,
  kangaroos: ANY_ANIMAL,
  kiwis: ANY_ANIMAL,
  condors: ANY_ANIMAL,
  flamingos: ANY_ANIMAL,
  crocodiles: ANY_ANIMAL,
  iguanas: ANY_ANIMAL,
  insects: ANY_ANIMAL,
  pandas: ANY_ANIMAL,
  stadium: { byWords: ['theatre', 'monument', 'museum'] },
  skating: { byWords: ['lake', 'square', 'park', 'christmas-market'], maxKm: 45 },
  rafting: { kinds: ['rafting'] },
  flying: { byWords: ['viewpoint', 'cable-car'] },
  balloon: { byWords: ['viewpoint', 'valley', 'rock', 'desert'] },
  motorbike: ROADS,
  'camper-van': ROADS,
  'road-trip': ROADS,
  train: { kinds: ['railway'] },
  windsurfing: { byWords: ['surf-spot', 'beach', 'coast', 'lake', 'extreme-point'] },
  'boat-trip': { kinds: ['boat-trip', 'whale-watching'], byWords: ['lake', 'river', 'coast'] },
  'street-food': { byWords: ['market', 'quarter', 'square'], maxKm: IN_TOWN_KM },
  seafood: { byWords: ['market', 'quarter', 'village'], maxKm: IN_TOWN_KM },
  wine: { kinds: ['winery'] },
  beer: { byWords: ['quarter', 'museum', 'market', 'square'], maxKm: 45 },
  spirits: { byWords: ['quarter', 'museum', 'winery'] },
  coffee: {
    byWords: ['quarter', 'square', 'market', 'village'],
    maxKm: IN_TOWN_KM,
  },
  chocolate: { byWords: ['museum', 'market', 'village'], maxKm: DAY_OUT_KM },
  sauna: { byWords: ['bath', 'hot-spring'], maxKm: DAY_OUT_KM },
  'hot-springs': { kinds: ['hot-spring'], byWords: ['bath'] },
  hammam: { byWords: ['bath'], maxKm: 45 },
  'christmas-markets': { kinds: ['christmas-market'], maxKm: DAY_OUT_KM },
  souk: { byWords: ['market', 'quarter', 'heritage'], maxKm: 45 },
  'flea-markets': { byWords: ['market', 'quarter', 'square'], maxKm: 45 },
  shopping: { byWords: ['market', 'quarter', 'square'], maxKm: IN_TOWN_KM },
  nightlife: { byWords: ['quarter', 'square'], maxKm: IN_TOWN_KM },
  stage: {
    kinds: ['theatre'],
    maxKm: 45,
  },
  dancing: { maxKm: 45 },
  temples: { kinds: ['temple'] },
  castles: { kinds: ['castle', 'palace'] },
  ruins: { kinds: ['ruin'], byWords: ['heritage', 'museum', 'monument'] },
  memorials: { byWords: ['monument', 'museum', 'heritage', 'bridge'] },
  architecture: {
    kinds: ['palace', 'monument', 'temple', 'bridge', 'theatre', 'quarter'],
    maxKm: IN_TOWN_KM,
  },
  'street-art': { byWords: TOWN_KINDS, maxKm: IN_TOWN_KM },
  film: { byWords: [...TOWN_KINDS, 'beach', 'coast', 'viewpoint', 'theme-park'] },
  books: { byWords: TOWN_KINDS, maxKm: 45 },
  crafts: { byWords: TOWN_KINDS },
  science: { byWords: [...TOWN_KINDS, 'cave'] },
  zoo: { kinds: ['zoo'], maxKm: 90 },
  'theme-park': { kinds: ['theme-park'] },
  diving: { kinds: ['dive-site'] },
  snorkelling: {
    byWords: ['beach', 'coast', 'island', 'dive-site', 'boat-trip', 'park', 'lake'],
  },
  ferrata: { kinds: ['via-ferrata'] },
  'climb-mountain': { kinds: ['summit', 'volcano'], maxKm: 90 },
  trek: { kinds: ['trail'] },
  lighthouses: { kinds: ['lighthouse'] },
  'cable-cars': { kinds: ['cable-car'] },
};
