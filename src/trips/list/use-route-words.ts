import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedStop, PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';

/** 'Austria, Poland, Estonia' and '25° to 21°' of a trip with stops; null for a trip of one stop. */
export function useRouteWords({
  stops,
}: PlannedTrip): { countries: string; weather: string } | null {
  const { t } = useTexts('trips');
  const language = useLanguage();
  if (stops === undefined) return null;
  const countries = stops.flatMap((stop) => {
    const place = wordingIn(stop, language)?.place ?? stop.trip.location.place;
    return placeParts(place).context.split(', ').at(-1) ?? [];
  });
  const highs = stops.flatMap((stop) => highOf(stop) ?? []).map((high) => Math.round(high));
  const [most, least] = [Math.max(...highs), Math.min(...highs)];
  return {
    countries: [...new Set(countries)].filter((name) => name !== '').join(', '),
    weather: highs.length === 0 ? '' : weatherWords(),
  };

  function weatherWords(): string {
    const high = formatDegrees(most, language);
    return most === least
      ? high
      : t('card.weatherRange', { high, low: formatDegrees(least, language) });
  }
}

function highOf({ evidence, trip }: PlannedStop): number | null {
  if (evidence === null) return null;
  const { startDate, endDate } = trip.request;
  return climateOf(evidence.climate, startDate, endDate).high;
}
