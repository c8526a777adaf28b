import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { TripDays } from '#src/trip/days/use-trip-days.ts';
import { useDayWords } from '#src/trip/days/use-day-words.ts';
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
  const shown = useMemo(() => ideas && { ...ideas, onlyDay }, [ideas, onlyDay]);
  const go = (day: number) => {
    setAll(false);
    ask(day);
  };
  return (
    <div className={styles['map']}>
      <PlaceMap {...map} ideas={shown} />
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
            {t('map.all')}
          </button>
        </div>
      )}
    </div>
  );
}
