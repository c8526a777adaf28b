import { isNewYearsEve } from '#src/domain/day-plan/new-years-eve.ts';
import { daysBetween } from '#src/domain/days/day.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';
import type { Idea } from '../idea.ts';
import { HIKES } from '../traits.ts';

/** On a trip with stops the night belongs to the one where it is spent. */
const isHereAtNewYear = ({ trip: { between, request } }: TripFacts) =>
  between === undefined ||
  daysBetween(request.startDate, request.endDate).slice(0, -1).some(isNewYearsEve);

/** For why and with whom people travel. Ideas without a place are for where there is no town. */
export const OCCASION_IDEAS = [
  { id: 'wish-wedding', activity: null, traits: [], themes: ['wedding'], kinds: [], maxKm: 0 },
  {
    id: 'wish-conference',
    activity: null,
    traits: [],
    themes: ['conference'],
    kinds: [],
    maxKm: 0,
  },
  { id: 'wish-work', activity: null, traits: [], themes: ['work'], kinds: [], maxKm: 0 },
  {
    id: 'wish-romance',
    activity: null,
    traits: [],
    themes: ['romance'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 30,
  },
  { id: 'wish-romance-free', activity: null, traits: [], themes: ['romance'], kinds: [], maxKm: 0 },
  {
    id: 'wish-celebration',
    activity: null,
    traits: [],
    themes: ['celebration'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 45,
  },
  {
    id: 'wish-new-year',
    activity: null,
    traits: [],
    themes: ['new-year'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 45,
    when: isHereAtNewYear,
  },
  { id: 'wish-visits', activity: null, traits: [], themes: ['visits'], kinds: [], maxKm: 0 },
  { id: 'wish-dog', activity: null, traits: [], themes: ['dog'], kinds: [], maxKm: 0 },
  {
    id: 'wish-access',
    activity: null,
    traits: [],
    themes: ['access'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 30,
  },
  { id: 'wish-access-free', activity: null, traits: [], themes: ['access'], kinds: [], maxKm: 0 },
  {
    id: 'wish-budget',
    activity: null,
    traits: [],
    themes: ['budget'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 25,
  },
  { id: 'wish-budget-free', activity: null, traits: [], themes: ['budget'], kinds: [], maxKm: 0 },
  {
    id: 'wish-luxury',
    activity: null,
    traits: [],
    themes: ['luxury'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 45,
  },
  { id: 'wish-quiet', activity: null, traits: [], themes: ['quiet'], kinds: [], maxKm: 0 },
  {
    id: 'wish-language',
    activity: null,
    traits: [],
    themes: ['language'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 45,
  },
  {
    id: 'wish-pilgrimage',
    activity: 'Hiking',
    traits: HIKES,
    themes: ['pilgrimage'],
    kinds: [],
    maxKm: 0,
  },
  {
    id: 'wish-roots',
    activity: null,
    traits: [],
    themes: ['roots'],
    kinds: SETTLEMENT_PLACES,
    maxKm: 60,
  },
] as const satisfies readonly Idea[];
