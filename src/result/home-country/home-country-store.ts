import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import { guessHome } from '#src/domain/place/guess-home.ts';
import type { HomeCountry } from '#src/domain/place/home-country.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { HomeCountryMemory } from './home-country-memory.ts';

type HomeCountryState = {
  /** Null until it is known, and where nothing tells. */
  home: HomeCountry | null;
  /** Nobody chose it: it follows from the clock or the language of the browser. */
  guessed: boolean;
  /** The browser did not store the choice: it holds until the page is left. */
  notKept: boolean;
};

export type HomeCountryStore = StoreApi<HomeCountryState> & {
  /** The country of home, guessed where nobody chose it; null where it is not known. Never rejects. */
  know: () => Promise<HomeCountry | null>;
  /** Sets it; never rejects. */
  choose: (code: string) => Promise<void>;
  /** ISO 3166 codes to choose from. */
  codes: () => Promise<readonly string[]>;
  /** Saved trips, for what follows for them; none where they cannot be read. */
  trips: () => Promise<readonly SavedTrip[]>;
};

type HomeCountryDeps = {
  memory: HomeCountryMemory;
  /** The browser's clock and languages; see `guessHome`. */
  browser: () => Parameters<typeof guessHome>[0];
  factsOf: (code: string) => Promise<CountryFacts | null>;
  /** The country of the place that the traveller set as home; null without one. */
  countryOfPlace: () => Promise<string | null>;
  trips: () => Promise<readonly SavedTrip[]>;
};

/** The country in which the traveller lives, a setting of this device. */
export function createHomeCountryStore(deps: HomeCountryDeps): HomeCountryStore {
  const store = createStore<HomeCountryState>(() => ({
    home: null,
    guessed: false,
    notKept: false,
  }));
  let known: Promise<HomeCountry | null> | null = null;

  const guess = async (): Promise<string | null> => {
    const zones = await zoneCountries();
    const tells = deps.browser();
    const here = zones[tells.timeZone];
    const facts = here === undefined ? null : await deps.factsOf(here);
    return guessHome(tells, zones, () => facts);
  };

  const find = async (): Promise<HomeCountry | null> => {
    const kept = deps.memory.read();
    const code = kept?.country ?? (await deps.countryOfPlace()) ?? (await guess());
    const facts = code === null ? null : await deps.factsOf(code);
    if (facts === null) return null;
    // A guess that was made at home still holds on a journey.
    if (kept === null) deps.memory.write({ country: facts.code, chosen: false });
    const home = homeOf(facts);
    store.setState({ home, guessed: kept?.chosen !== true });
    return home;
  };

  return {
    ...store,
    know() {
      known ??= find().catch((error: unknown) => {
        console.error('The country of home could not be found', error);
        known = null;
        return null;
      });
      return known;
    },
    async choose(code) {
      const isKept = deps.memory.write({ country: code, chosen: true });
      try {
        const facts = await deps.factsOf(code);
        const home = facts === null ? null : homeOf(facts);
        known = Promise.resolve(home);
        store.setState({ home, guessed: false, notKept: !isKept });
      } catch (error) {
        console.error('The facts of the country of home could not be read', error);
        known = null;
      }
    },
    codes: async () => [...new Set(Object.values(await zoneCountries()))].toSorted(),
    trips: () =>
      deps.trips().catch((error: unknown) => {
        console.error('Saved trips could not be read', error);
        return [];
      }),
  };
}

/** A chunk of its own: most visits need it once, or never. */
async function zoneCountries(): Promise<Readonly<Record<string, string>>> {
  const { default: zones } = await import('#src/domain/place/zone-countries.json');
  return zones;
}

function homeOf({ code, currencies, plugs, volts }: CountryFacts): HomeCountry {
  return { code, currencies, plugs, volts };
}
