import { useMemo, useState } from 'react';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { MapStops } from '#src/map/stops/map-stops.ts';
import { useMapStops } from '#src/map/stops/use-map-stops.ts';

/** Which stop of a trip is shown. */
export type ShownStop = { at: number; onChoose: (at: number) => void };

/** The stops of a trip on its map; null for one of one stop. Without `shown` the map keeps it to itself. */
export function useTripStops(
  { stops }: PlannedTrip,
  shown: ShownStop | undefined,
): MapStops | null {
  const language = useLanguage();
  const [pressed, setPressed] = useState(0);
  const rows = useMemo(
    () =>
      stops?.map((stop) => {
        const { location, request } = stop.trip;
        const place = wordingIn(stop, language)?.place ?? location.place;
        return { point: location, name: shortPlaceName(place), dates: request };
      }) ?? null,
    [stops, language],
  );
  return useMapStops(rows, shown?.at ?? pressed, shown?.onChoose ?? setPressed);
}
