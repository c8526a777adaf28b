import type { PlaceKind } from '#src/domain/places.ts';
import type { Idea } from '../idea.ts';

const SETTLED: readonly PlaceKind[] = ['capital', 'city', 'town', 'village'];

/** For why and with whom people travel. Ideas without a place are for where there is no town. */
export const OCCASION_IDEAS = [
  { id: 'wish-wedding', activity: null, themes: ['wedding'], kinds: [], maxKm: 0 },
  { id: 'wish-conference', activity: null, themes: ['conference'], kinds: [], maxKm: 0 },
  { id: 'wish-work', activity: null, themes: ['work'], kinds: [], maxKm: 0 },
  { id: 'wish-romance', activity: null, themes: ['romance'], kinds: SETTLED, maxKm: 30 },
  { id: 'wish-romance-free', activity: null, themes: ['romance'], kinds: [], maxKm: 0 },
  { id: 'wish-celebration', activity: null, themes: ['celebration'], kinds: SETTLED, maxKm: 45 },
  { id: 'wish-new-year', activity: null, themes: ['new-year'], kinds: SETTLED, maxKm: 45 },
  { id: 'wish-visits', activity: null, themes: ['visits'], kinds: [], maxKm: 0 },
  { id: 'wish-dog', activity: null, themes: ['dog'], kinds: [], maxKm: 0 },
  { id: 'wish-access', activity: null, themes: ['access'], kinds: SETTLED, maxKm: 30 },
  { id: 'wish-access-free', activity: null, themes: ['access'], kinds: [], maxKm: 0 },
  { id: 'wish-budget', activity: null, themes: ['budget'], kinds: SETTLED, maxKm: 25 },
  { id: 'wish-budget-free', activity: null, themes: ['budget'], kinds: [], maxKm: 0 },
  { id: 'wish-luxury', activity: null, themes: ['luxury'], kinds: SETTLED, maxKm: 45 },
  { id: 'wish-quiet', activity: null, themes: ['quiet'], kinds: [], maxKm: 0 },
  { id: 'wish-language', activity: null, themes: ['language'], kinds: SETTLED, maxKm: 45 },
  { id: 'wish-pilgrimage', activity: 'Hiking', themes: ['pilgrimage'], kinds: [], maxKm: 0 },
  { id: 'wish-roots', activity: null, themes: ['roots'], kinds: SETTLED, maxKm: 60 },
] as const satisfies readonly Idea[];
