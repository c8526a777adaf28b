import { memo } from 'react';
import { localClock } from '#src/domain/days/local-clock.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import { CountryLines } from '#src/result/good-to-know/country-lines.tsx';
import { countryName } from '#src/result/good-to-know/country-words.ts';
import { FoldedFacts } from '#src/result/good-to-know/folded-facts.tsx';
import { LocalTime } from '#src/result/good-to-know/local-time.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { timeZoneName } from '#src/wording/time-zone-name.ts';
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
            {oneOfEachClock(
              stops.map(({ stop }) => stop),
              language,
            ).map(({ timeZone, stop }) => (
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

/** Zones by which the clock is the same, under the same name, are one: of Tashkent and of Samarkand. */
function oneOfEachClock(
  stops: readonly PlannedStop[],
  language: Language,
): { timeZone: string; stop: PlannedStop }[] {
  const clocks = new Map<string, { timeZone: string; stop: PlannedStop }>();
  for (const stop of stops) {
    if (stop.evidence === null) continue;
    const { timeZone } = stop.evidence;
    const clock = localClock(stop.trip.request.startDate, timeZone, 'system');
    const name = clock === null ? null : timeZoneName(timeZone, clock.noon, language);
    const what = `${name ?? timeZone} ${clock?.utcMinutes ?? ''}`;
    if (!clocks.has(what)) clocks.set(what, { timeZone, stop });
  }
  return [...clocks.values()];
}
