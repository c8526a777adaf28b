import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dayStops } from '#src/domain/stops/day-stops.ts';
import { stopOf } from '#src/domain/stops/stop-of.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { TripDays } from '#src/trip/days/use-trip-days.ts';
import { useDayWords } from '#src/trip/days/use-day-words.ts';
import type { MapIdeas } from '#src/map/markers/map-ideas.ts';
import { inPlace } from '#src/wording/in-place.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './day-map.module.css';
import { PlaceMap } from './place-map.tsx';
import type { PlaceMapProps } from './place-map.tsx';

export type DayMapProps = PlaceMapProps & { days: TripDays };

/** The map of a trip: while its days are read, of the day that is read. */
export function DayMap({ days, ideas, ...map }: DayMapProps) {
  const { t } = useTexts('days');
  const [all, setAll] = useState(false);
  const words = useDayWords(map.planned.trip.request);
  const { read, plan, ask } = days;
  const onlyDay = all ? null : read;
  const stop = useStopOfDay(map.planned, read);
  const shown = useMemo(
    () => ideas && (all && stop !== null ? onDaysOf(ideas, stop.days) : { ...ideas, onlyDay }),
    [ideas, onlyDay, all, stop],
  );
  const go = (day: number) => {
    setAll(false);
    ask(day);
  };
  return (
    <div className={styles['map']}>
      <PlaceMap {...map} planned={stop?.planned ?? map.planned} ideas={shown} />
      {read === null ? null : (
        <div className={styles['bar']}>
          <div className={styles['day']} data-over-map>
            <IconButton label={t('map.before')} disabled={read === 0} onClick={() => go(read - 1)}>
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <span>
              <b>{t('map.day', { number: read + 1 })}</b> {words.short(read)}
            </span>
            <IconButton
              label={t('map.after')}
              disabled={read === plan.days.length - 1}
              onClick={() => go(read + 1)}
            >
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
          <button
            type="button"
            className={styles['all']}
            data-over-map
            aria-pressed={all}
            onClick={() => setAll(!all)}
          >
            {stop === null ? t('map.all') : t('map.stop', { at: stop.at })}
          </button>
        </div>
      )}
    </div>
  );
}

type StopOfDay = { planned: PlannedTrip; days: ReadonlySet<number>; at: string };

/** The stop of a day, from which its trails lead, its days, and ' in Kraków'; null on a trip of one stop, and between two. */
function useStopOfDay(planned: PlannedTrip, number: number | null): StopOfDay | null {
  const language = useLanguage();
  return useMemo(() => {
    const days = planned.stops === undefined ? [] : dayStops(planned);
    const at = number === null ? null : (days[number]?.at ?? null);
    if (at === null) return null;
    const own = days.flatMap((day, index) => (day.at === at ? [index] : []));
    return {
      planned: stopOf(planned, at),
      days: new Set(own),
      at: inPlace(stopNames(planned, language)[at] ?? '', language),
    };
  }, [planned, number, language]);
}

/** Only the ideas that lie on these days, and the trails through them. */
function onDaysOf(ideas: MapIdeas, days: ReadonlySet<number>): MapIdeas {
  return {
    ...ideas,
    onlyDay: null,
    markers: ideas.markers.filter(({ day }) => day !== null && days.has(day)),
    trails: ideas.trails.filter(({ day }) => days.has(day)),
  };
}
