import { dayCount } from '#src/domain/days/day.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import styles from './days-head.module.css';

type DaysHeadProps = { id: string; request: TripRequest; plan: DayPlan };

/** Heading of the days: when, and how many are planned. */
export function DaysHead({ id, request, plan }: DaysHeadProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const { startDate, endDate } = request;
  const used = plannedDays(plan);
  return (
    <div>
      <h2 id={id} className={styles['heading']}>
        {t('heading')}
      </h2>
      <p className={styles['summary']}>
        {formatYearlessDayRange(startDate, endDate, language)}
        {used === 0 ? '' : ` · ${t('planned', { used, all: dayCount(startDate, endDate) })}`}
      </p>
    </div>
  );
}
