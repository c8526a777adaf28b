import { WISH_SEASONS } from '#src/domain/climate/weather-wants.ts';
import type { WeatherWants, WishSeason } from '#src/domain/climate/weather-wants.ts';
import { isTender } from '#src/domain/place/access.ts';
import type { Reading } from './reading.ts';
import type { WishKey } from './wish-keys.ts';

const SNOW: readonly WishKey[] = [
  ...(['Skiing and snowboarding', 'Winter walking', 'snow', 'sledging', 'huskies'] as const),
  'snowmobile',
];
const SEA: readonly WishKey[] = [
  ...(['Swimming and beach', 'Snorkelling and diving', 'snorkelling', 'diving'] as const),
];
const AURORA: readonly WishKey[] = ['aurora'];

/** Wishes for activities under a roof. */
const INDOORS: ReadonlySet<WishKey> = new Set<WishKey>([
  ...(['Culture and museums', 'Food and markets', 'Relaxation and wellness'] as const),
  ...(['conference', 'work', 'nightlife', 'stage', 'dancing', 'shopping', 'science'] as const),
  ...(['books', 'crafts', 'beer', 'spirits', 'coffee', 'chocolate', 'seafood', 'vegan'] as const),
  ...(['cooking-class', 'sauna', 'hot-springs', 'hammam', 'massage', 'yoga', 'fitness'] as const),
]);
/** Who comes along, why and at what price: neither indoors nor out. */
const NEITHER: ReadonlySet<WishKey> = new Set<WishKey>([
  'romance',
  'celebration',
  'visits',
  'budget',
  'luxury',
  'quiet',
  'access',
]);

const OF_SEASONS: Readonly<Record<WishSeason, readonly WishKey[]>> = {
  skiing: ['Skiing and snowboarding'],
  advent: ['christmas-markets'],
  'midnight-sun': ['midnight-sun'],
  leaves: ['leaves'],
  blossom: ['blossom'],
  fixed: [
    ...(['wedding', 'conference', 'celebration', 'new-year', 'festivals', 'stadium'] as const),
    ...(['whales', 'puffins', 'turtles', 'penguins', 'bears', 'polar-bears', 'sharks'] as const),
  ],
};

/** The weather and the season that the wishes need, and whether heat is a strain for somebody. */
export function weatherWantsIn({
  asked,
  party,
  terms,
}: Pick<Reading, 'asked' | 'party' | 'terms'>): Required<WeatherWants> {
  const one = (keys: readonly WishKey[]) => asked.some(({ key }) => keys.includes(key));
  const isBound = (season: WishSeason) =>
    one(OF_SEASONS[season]) ||
    (season === 'fixed' && (party.business || terms.has('chosen-season')));
  return {
    snow: one(SNOW),
    sea: one(SEA),
    aurora: one(AURORA),
    seasons: WISH_SEASONS.filter(isBound),
    tender: isTender(party),
    indoors: asked.some(({ key }) => INDOORS.has(key)) && asked.every(({ key }) => isRoofed(key)),
  };
}

function isRoofed(key: WishKey): boolean {
  return INDOORS.has(key) || NEITHER.has(key);
}
