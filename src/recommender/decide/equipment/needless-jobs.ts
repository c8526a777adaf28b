import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { healthCard, needsAdapter } from '#src/domain/place/home-country.ts';
import type { TripFacts } from '#src/recommender/know/trip-facts.ts';

/** The plugs that most readers have, where nobody knows in which country they live. */
export const EUROPLUG = { plugs: ['C', 'F'], volts: [230] } satisfies Pick<
  CountryFacts,
  'plugs' | 'volts'
>;

/** Jobs that nothing is needed for there, by where the traveller lives: whoever writes the list leaves them out. */
export function needlessJobs({ country, trip }: Pick<TripFacts, 'country' | 'trip'>): string[] {
  if (country === null) return [];
  const adapter = needsAdapter(trip.home ?? EUROPLUG, country) === false ? ['adapter'] : [];
  if (trip.home === undefined) return adapter;
  const card = healthCard(trip.home.code, country.code);
  return [...adapter, ...['ehic', 'ghic'].filter((job) => job !== card)];
}
