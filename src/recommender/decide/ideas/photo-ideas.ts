import { TOWN_PLACES } from '#src/domain/kinds/place-properties.ts';
import { inhabited } from '#src/recommender/know/season/conditions-of-place.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Idea } from './idea.ts';
import {
  blueHours,
  iceDesert,
  nearShore,
  offshore,
  polarNight,
  unfrozen,
} from './light-and-shore.ts';

/** In a settlement, with nights without twilight. */
const lampLit = (facts: TripFacts) => polarNight(facts) && !blueHours(facts) && inhabited(facts);
const polarDay = ({ daylight }: TripFacts) => daylight.kind === 'polar-day';
const daylit = ({ daylight }: TripFacts) => daylight.kind === 'normal';
/** Lamps are lit against a blue sky at an hour at which people are out. */
const darkEvenings = (facts: TripFacts) => daylit(facts) && facts.darkBy !== null;

/** Photography, by light and what is in it. */
export const PHOTO_IDEAS = [
  {
    id: 'photo-blue',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['fjord', 'city', 'town', 'village', 'island', 'peak'],
    maxKm: 40,
    when: blueHours,
  },
  {
    id: 'photo-midnight',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['cape', 'fjord', 'island', 'peak', 'lake'],
    maxKm: 40,
    when: (facts) => polarDay(facts) && !iceDesert(facts),
  },
  {
    id: 'photo-peak',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['peak', 'range'],
    maxKm: 40,
    minHeightM: 400,
    when: daylit,
  },
  {
    id: 'photo-lake',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['lake'],
    maxKm: 35,
    when: (facts) => daylit(facts) && unfrozen(facts),
  },
  {
    id: 'photo-coast',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['cape', 'bay', 'fjord', 'coast', 'beach', 'island'],
    maxKm: 30,
    when: daylit,
  },
  {
    id: 'photo-heritage',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['heritage-cultural', 'heritage-natural'],
    maxKm: 40,
    when: daylit,
  },
  {
    id: 'photo-city',
    activity: 'Photography',
    traits: [],
    kinds: TOWN_PLACES,
    maxKm: 25,
    when: darkEvenings,
  },
  {
    id: 'photo-park',
    activity: 'Photography',
    traits: ['by-vehicle'],
    kinds: ['national-park', 'valley', 'waterfall'],
    maxKm: 60,
    when: daylit,
  },
  {
    id: 'photo-desert',
    activity: 'Photography',
    traits: ['outside'],
    kinds: ['desert', 'plain'],
    maxKm: 60,
    when: daylit,
  },
  {
    id: 'photo-deck',
    activity: 'Photography',
    traits: ['outside'],
    kinds: [],
    maxKm: 0,
    when: offshore,
  },
  {
    id: 'photo-ice',
    activity: 'Photography',
    traits: ['outside'],
    kinds: [],
    maxKm: 0,
    when: iceDesert,
  },
  {
    id: 'photo-free',
    activity: 'Photography',
    traits: ['outside'],
    kinds: [],
    maxKm: 0,
    when: (facts) => nearShore(facts) && !iceDesert(facts) && !lampLit(facts),
  },
  {
    id: 'photo-lamps',
    activity: 'Photography',
    traits: ['outside'],
    kinds: [],
    maxKm: 0,
    when: lampLit,
  },
] as const satisfies readonly Idea[];
