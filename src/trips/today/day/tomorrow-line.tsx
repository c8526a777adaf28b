import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Advice } from '#src/domain/today/advice.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import styles from './today-blocks.module.css';
import type { OnTo } from '../use-on-to.ts';
import type { TodayPlace } from '../today-day.ts';

type TomorrowLineProps = {
  tripId: string;
  /** The day's number as people count, from 1. */
  day: number;
  isLast: boolean;
  places: readonly TodayPlace[];
  advice: ReadonlyMap<string, Advice>;
  base: LatLng;
  /** The stop that one goes on to; null where one stays. */
  onTo: OnTo | null;
};

/** Nearer than this, in town, a distance decides nothing. */
const HERE_KM = 2;

/** The day after, in a line that leads to the whole trip. */
export function TomorrowLine({
  tripId,
  day,
  isLast,
  places,
  advice,
  base,
  onTo,
}: TomorrowLineProps) {
  const { t } = useTexts('today');
  const language = useLanguage();
  const [first, ...others] = places;
  const said = first === undefined ? undefined : advice.get(first.idea.key);
  const more = [
    onTo === null || first === undefined ? '' : t('tomorrow.change', { place: onTo.place }),
    others.length === 0 ? '' : t('tomorrow.more', { count: others.length }),
    shownText(said === undefined || said.asks === '' ? (said?.when ?? '') : said.asks, language),
  ].filter((part) => part !== '');
  const what = useWhat(first, base, onTo);
  return (
    <Link className={styles['tomorrow']} to="/trips/$tripId" params={{ tripId }}>
      <span className={styles['ring']} aria-hidden="true">
        {day}
      </span>
      <span className={styles['words']}>
        <span className={styles['soft']}>
          {t(isLast ? 'tomorrow.home' : 'tomorrow.line', { day })}
        </span>
        <b>{what}</b>
        {more.length === 0 ? null : <span className={styles['soft']}>{more.join(' · ')}</span>}
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}

function useWhat(place: TodayPlace | undefined, base: LatLng, onTo: OnTo | null): string {
  const { t } = useTexts('today');
  const language = useLanguage();
  if (place === undefined) {
    return onTo === null ? t('tomorrow.free') : t('tomorrow.change', { place: onTo.place });
  }
  const { name, idea } = place;
  const km = idea.at === undefined ? 0 : distanceKm(base, idea.at);
  if (km < HERE_KM) return name;
  return t('tomorrow.away', { name, distance: formatKilometres(km, language) });
}
