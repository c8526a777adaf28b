import { useMemo } from 'react';
import type { LatLng } from '#src/domain/place/location.ts';
import type { StopDates } from '#src/domain/stops/stays.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import type { MapStops } from './map-stops.ts';

/** A stop to show on the map. */
export type StopToShow = {
  /** Null where no place was chosen yet: it has no pin, and the others keep their numbers. */
  point: LatLng | null;
  name: string;
  /** Null where they are not known yet. */
  dates: StopDates | null;
};

/** The stops of a trip for the map; null for a trip of one stop. `stops` and `onSelect` are stable. */
export function useMapStops(
  stops: readonly StopToShow[] | null,
  shown: number,
  onSelect: (at: number) => void,
): MapStops | null {
  const { t } = useTexts('map');
  const language = useLanguage();
  return useMemo(() => {
    if (stops === null || stops.length < 2) return null;
    const pins = stops.flatMap(({ point, name, dates }, at) => {
      if (point === null) return [];
      const position = t('stops.position', { number: at + 1, count: stops.length, place: name });
      const when = dates && formatYearlessDayRange(dates.startDate, dates.endDate, language);
      return [{ at, point, label: when === null ? position : `${position}, ${when}` }];
    });
    return { stops: pins, shown, onSelect, listLabel: t('stops.list') };
  }, [stops, shown, onSelect, t, language]);
}
