import { dayStops } from '#src/domain/stops/day-stops.ts';
import { stopNames } from '#src/wording/trip-title.ts';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import type { TodayStage } from '#src/domain/today/stage.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Heading } from '#src/ui/heading.tsx';
import type { HeadingLevel } from '#src/ui/heading.tsx';
import { formatDayOfWeek } from '#src/wording/days.ts';
import { useTripWords } from '../trip/trip-words.ts';
import styles from './today-head.module.css';

type TodayHeadProps = {
  id: string;
  ref: Ref<HTMLHeadingElement>;
  saved: SavedTrip;
  stage: TodayStage;
  headingLevel: HeadingLevel;
};

/** The name of the stop of the day; null on a trip of one stop, and before the first day. */
function useStopOfDay(saved: SavedTrip, stage: TodayStage): string | null {
  const language = useLanguage();
  if (saved.stops === undefined || stage.kind === 'eve') return null;
  const days = dayStops(saved).slice(0, stage.number + 1);
  const at = days.findLast((day) => day.at !== null)?.at ?? 0;
  return stopNames(saved, language)[at] ?? null;
}

/** Place, the day of the trip, the date, and the one way out. */
export function TodayHead({ id, ref, saved, stage, headingLevel }: TodayHeadProps) {
  const { t } = useTexts('today');
  const language = useLanguage();
  const { name } = useTripWords(saved);
  const place = useStopOfDay(saved, stage) ?? name;
  const where =
    stage.kind === 'eve'
      ? t('where.eve', { place })
      : t(`where.${stage.kind}`, { place, day: stage.number + 1, days: stage.days });
  return (
    <div className={styles['head']}>
      <p className={styles['where']}>
        <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
        {where}
      </p>
      <div className={styles['title']}>
        <Heading ref={ref} level={headingLevel} id={id} tabIndex={-1} className={styles['heading']}>
          {t('heading')}
        </Heading>
        <p className={styles['date']}>{unbrokenEnd(formatDayOfWeek(stage.day, language))}</p>
      </div>
      <Link className={styles['whole']} to="/trips/$tripId" params={{ tripId: saved.id }}>
        {t('whole')}
      </Link>
    </div>
  );
}

/** In a narrow line the number of the day stays with its month. */
function unbrokenEnd(date: string): string {
  return date.replace(/ (?=\S+$)/u, '\u{A0}');
}
