import { memo } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import { CountryLines } from '#src/result/good-to-know/country-lines.tsx';
import { countryName } from '#src/result/good-to-know/country-words.ts';
import { FoldedFacts } from '#src/result/good-to-know/folded-facts.tsx';
import { LocalTime } from '#src/result/good-to-know/local-time.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { stopNames } from '#src/wording/trip-title.ts';
import styles from './facts-of-stops.module.css';

type InCountry = { country: CountryFacts; stops: { name: string; stop: PlannedStop }[] };

/** Good to know on the whole way: each country once, with the names of its stops. */
export const FactsOfStops = memo(function FactsOfStops({ planned }: { planned: PlannedTrip }) {
  const language = useLanguage();
  const countries = byCountry(planned, stopNames(planned, language));
  if (countries.length === 0) return null;
  const lead = countries.map(({ country }) => countryName(country, language)).join(', ');
  return (
    <FoldedFacts lead={lead}>
      {countries.map(({ country, stops }) => (
        <div key={country.code} className={styles['country']}>
          <Heading level={3} className={styles['heading']}>
            {countryName(country, language)}{' '}
            <small translate="no">{[...new Set(stops.map(({ name }) => name))].join(', ')}</small>
          </Heading>
          <dl className={styles['facts']}>
            {oneOfEachZone(stops.map(({ stop }) => stop)).map(({ timeZone, stop }) => (
              <LocalTime key={timeZone} timeZone={timeZone} request={stop.trip.request} />
            ))}
            <CountryLines country={country} home={planned.trip.home} />
          </dl>
        </div>
      ))}
    </FoldedFacts>
  );
});

/** In the order in which one arrives there. */
function byCountry({ stops = [] }: PlannedTrip, names: readonly string[]): InCountry[] {
  const countries = new Map<string, InCountry>();
  for (const [at, stop] of stops.entries()) {
    const { country } = stop;
    if (country === null) continue;
    const found = countries.get(country.code) ?? { country, stops: [] };
    found.stops.push({ name: names[at] ?? '', stop });
    countries.set(country.code, found);
  }
  return [...countries.values()];
}

function oneOfEachZone(stops: readonly PlannedStop[]): { timeZone: string; stop: PlannedStop }[] {
  const zones = new Map<string, PlannedStop>();
  for (const stop of stops) {
    if (stop.evidence !== null && !zones.has(stop.evidence.timeZone)) {
      zones.set(stop.evidence.timeZone, stop);
    }
  }
  return [...zones].map(([timeZone, stop]) => ({ timeZone, stop }));
}
