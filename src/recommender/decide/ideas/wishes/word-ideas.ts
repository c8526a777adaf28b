import type { PlaceKind } from '#src/domain/places.ts';
import type { Idea } from '../idea.ts';
import { HIKES, WATCHES } from '../traits.ts';
import {
  inhabited,
  seaShore,
  snowUnderfoot,
} from '#src/recommender/know/season/conditions-of-place.ts';
import { largeTides } from '#src/recommender/know/season/dangers.ts';

const TOWNS: readonly PlaceKind[] = ['capital', 'city', 'town'];

/** Ideas for a wish that is narrower than its activity: whales, not just wildlife. */
export const WORD_IDEAS = [
  {
    id: 'word-trek',
    activity: 'Hiking',
    traits: HIKES,
    kinds: ['national-park', 'range', 'valley'],
    maxKm: 80,
    themes: ['trek'],
  },
  {
    id: 'word-ferrata',
    activity: 'Climbing',
    traits: ['on-foot'],
    kinds: ['peak', 'range'],
    maxKm: 50,
    themes: ['ferrata'],
  },
  {
    id: 'word-huskies',
    activity: 'Winter walking',
    traits: ['on-foot'],
    kinds: [],
    maxKm: 0,
    when: (facts) => snowUnderfoot(facts) && inhabited(facts),
    themes: ['huskies'],
  },
  {
    id: 'word-whales',
    activity: 'Wildlife watching',
    traits: WATCHES,
    kinds: [
      ...(['cape', 'bay', 'coast', 'fjord', 'island', 'archipelago', 'marine-park'] as const),
      ...TOWNS,
    ],
    maxKm: 60,
    when: seaShore,
    themes: ['whales'],
  },
  {
    id: 'word-bears',
    activity: 'Wildlife watching',
    traits: WATCHES,
    kinds: [],
    maxKm: 0,
    themes: ['bears'],
  },
  {
    id: 'word-birds',
    activity: 'Wildlife watching',
    traits: WATCHES,
    kinds: ['lake', 'bay', 'coast', 'cape', 'national-park', 'heritage-natural'],
    maxKm: 50,
    themes: ['birds'],
  },
  {
    id: 'word-shopping',
    activity: 'City sightseeing',
    traits: [],
    kinds: TOWNS,
    maxKm: 45,
    themes: ['shopping'],
  },
  {
    id: 'word-temples',
    activity: 'Culture and museums',
    traits: [],
    kinds: TOWNS,
    maxKm: 45,
    themes: ['temples', 'castles'],
  },
  {
    id: 'word-wine',
    activity: 'Food and markets',
    traits: [],
    kinds: ['city', 'capital', 'town', 'village'],
    maxKm: 45,
    themes: ['wine'],
  },
  {
    id: 'word-stalls',
    activity: 'Food and markets',
    traits: [],
    kinds: TOWNS,
    maxKm: 40,
    themes: ['street-food'],
  },
  {
    id: 'word-springs',
    activity: 'Relaxation and wellness',
    traits: [],
    kinds: TOWNS,
    maxKm: 45,
    themes: ['hot-springs'],
  },
  {
    id: 'word-advent',
    activity: 'Food and markets',
    traits: [],
    kinds: TOWNS,
    maxKm: 45,
    themes: ['christmas-markets'],
  },
  {
    id: 'word-mudflat',
    activity: 'Hiking',
    traits: HIKES,
    kinds: [],
    maxKm: 0,
    when: largeTides,
    themes: ['mudflat'],
  },
  {
    id: 'word-seafood',
    activity: 'Food and markets',
    traits: [],
    kinds: ['town', 'city', 'capital', 'village'],
    maxKm: 30,
    when: seaShore,
    themes: ['seafood'],
  },
  {
    id: 'word-yoga',
    activity: 'Relaxation and wellness',
    traits: ['outside'],
    kinds: [],
    maxKm: 0,
    themes: ['yoga'],
  },
] as const satisfies readonly Idea[];
