import { Clock } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { clockChange, localClock } from '#src/domain/days/local-clock.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { formatUtcOffset } from '#src/wording/times.ts';
import { timeZoneName } from '#src/wording/time-zone-name.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FactLine } from './fact-line.tsx';
import styles from './good-to-know.module.css';

type LocalTimeProps = { timeZone: string; request: TripRequest };

/** The time zone on the first day, its difference from the device's, and a clock change during the trip. */
export function LocalTime({ timeZone, request: { startDate, endDate } }: LocalTimeProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const clock = localClock(startDate, timeZone, 'system');
  if (clock === null) return null;
  const name = timeZoneName(timeZone, clock.noon, language);
  const utc = formatUtcOffset(clock.utcMinutes);
  const change = clockChange(startDate, endDate, timeZone);
  return (
    <FactLine icon={Clock} term={t('facts.time')}>
      {name === null ? utc : t('facts.zone', { name, utc })}
      <span className={styles['more']}>
        <Difference minutes={clock.aheadMinutes} />
      </span>
      {change === null ? null : (
        <span className={styles['more']}>
          {t('facts.clockChange', {
            day: formatShortDayRange(change.day, change.day, language),
            utc: formatUtcOffset(change.utcMinutes),
          })}
        </span>
      )}
    </FactLine>
  );
}

function Difference({ minutes }: { minutes: number }) {
  const { t } = useTexts('result');
  if (minutes === 0) return t('facts.sameTime');
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const duration =
    rest === 0 ? t('facts.hours', { hours }) : t('duration.long', { hours, minutes: rest });
  return t(minutes > 0 ? 'facts.ahead' : 'facts.behind', { duration });
}
