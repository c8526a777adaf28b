import { use, useEffect, useMemo, useState } from 'react';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { isAbort } from '#src/domain/errors.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Trip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SightSourcesContext } from '#src/sights/sight-sources.ts';
import { afterNextPaint } from '#src/timing/after-next-paint.ts';
import type { TripGround } from '../trip-ground.ts';

type Change = { number: number; trip: Trip; from: LatLng; to: LatLng };
type Found = ReadonlyMap<number, readonly ReachableSight[]>;

/** Nobody goes farther on the ground within a day and a night. */
const FLOWN_OVER_KM = 1500;

const NONE: Found = new Map();

/**
 * Sights close to the straight line between two stops, by the number of the day of change. One change is
 * asked for after the other, once the page is painted.
 */
export function useSightsBetween({ stops, days }: TripGround, { setAside }: DayPlan): Found {
  const guide = use(SightSourcesContext)?.guide ?? null;
  const language = useLanguage();
  const [found, setFound] = useState(NONE);
  const changes = useMemo(
    () =>
      days.flatMap(({ at, from }, number): Change[] => {
        const [start, end] = [stops[from ?? -1], stops[at ?? -1]];
        if (start === undefined || end === undefined) return [];
        const trip = { ...end.trip, language };
        const [leaves, arrives] = [start.trip.location, end.trip.location];
        if (distanceKm(leaves, arrives) > FLOWN_OVER_KM) return [];
        return [{ number, trip, from: leaves, to: arrives }];
      }),
    [stops, days, language],
  );
  useEffect(() => {
    if (guide === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      await afterNextPaint();
      for (const { number, trip, from, to } of changes) {
        if (signal.aborted) return;
        const sights = await guide.between(trip, from, to, signal);
        if (signal.aborted) return;
        setFound((before) => new Map([...before, [number, sights]]));
      }
    };
    ask().catch((error: unknown) => {
      if (!isAbort(error) && !signal.aborted) console.warn('No sights on the way', error);
    });
    return () => leaving.abort();
  }, [guide, changes]);
  return useMemo(() => {
    const aside = new Set(setAside.map(({ names }) => names.en));
    return new Map(
      [...found].map(([number, sights]) => [
        number,
        sights.filter(({ names }) => !aside.has(names.en)),
      ]),
    );
  }, [found, setAside]);
}
