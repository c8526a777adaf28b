import { addDays } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatWeekday } from '#src/wording/days.ts';
import { Trail, shareAt } from '../packing/trail.tsx';
import styles from './day-trail.module.css';

type DayTrailProps = { startDate: IsoDay; number: number; days: number };

const WIDTH = 350;
/** With more, only the first, today and the last are named. */
const MOST_NAMED = 7;
const SHORT_LETTERS = { en: 3, de: 2 };

/** The days travelled, with the ring under today's weekday. */
export function DayTrail({ startDate, number, days }: DayTrailProps) {
  const { t } = useTexts('today');
  const language = useLanguage();
  const all = Array.from({ length: days }, (_, day) => day);
  const isNamed = (day: number) =>
    days <= MOST_NAMED ||
    day === number ||
    ((day === 0 || day === days - 1) && Math.abs(day - number) * WIDTH > days * 40);
  const text = t('dayOf', { day: number + 1, days });
  return (
    <div className={styles['trail']}>
      <Trail
        share={shareAt((number + 0.5) / days, WIDTH)}
        width={WIDTH}
        label={t('trail')}
        text={text}
      />
      <div className={styles['names']} aria-hidden="true">
        {all.filter(isNamed).map((day) => (
          <span
            key={day}
            data-today={day === number}
            style={{ insetInlineStart: `${((day + 0.5) / days) * 100}%` }}
          >
            {formatWeekday(addDays(startDate, day), language, 'long').slice(
              0,
              SHORT_LETTERS[language],
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
