import type { Countries, TripHistory } from '#src/domain/ports.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { createHomeCountryMemory } from '#src/result/home-country/home-country-memory.ts';
import { createHomeCountryStore } from '#src/result/home-country/home-country-store.ts';
import type { HomeCountryStore } from '#src/result/home-country/home-country-store.ts';
import type { HomeMemory } from '#src/trips/home/home-memory.ts';
import type { PlannerServices } from '../app.ts';

type HomeDeps = {
  homeMemory: HomeMemory;
  history: Pick<TripHistory, 'list'>;
  countries: () => Promise<Countries>;
};

/** The country of home, with what this browser tells of it. */
export function composeHomeCountry({
  homeMemory,
  history,
  countries,
}: HomeDeps): Pick<PlannerServices, 'homeCountry' | 'homeCountryMemory'> {
  const homeCountryMemory = createHomeCountryMemory(() => localStorage);
  const homeCountry = createHomeCountryStore({
    memory: homeCountryMemory,
    browser: () => ({
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      languages: navigator.languages,
    }),
    factsOf: async (code) => (await countries()).of(code),
    async countryOfPlace() {
      const place = homeMemory.read();
      const country = place === null ? null : await (await countries()).at(place);
      return country?.code ?? null;
    },
    trips: async () => (await history.list()).trips,
  });
  return { homeCountry, homeCountryMemory };
}

/** The trip for the country where the traveller lives now. */
export async function withHome(
  trip: Trip,
  { know }: Pick<HomeCountryStore, 'know'>,
): Promise<Trip> {
  const home = await know();
  return home === null ? trip : { ...trip, home };
}
