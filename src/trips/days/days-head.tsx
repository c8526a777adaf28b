import { ChevronDown } from 'lucide-react';
import { dayCount } from '#src/domain/days/day.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatYearlessDayRange } from '#src/wording/day-ranges.ts';
import styles from './days-head.module.css';

type DaysHeadProps = {
  id: string;
  request: TripRequest;
  /** How many days have an idea. */
  used: number;
  unfolded: boolean;
  /** Null where the days never fold. */
  onFold: (() => void) | null;
};

/** Heading of the days: when, and how many are planned. Where they fold, it folds them. */
export function DaysHead({ id, request, used, unfolded, onFold }: DaysHeadProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const { startDate, endDate } = request;
  return (
    <div>
      <h2 id={id} className={styles['heading']}>
        {onFold === null ? (
          t('heading')
        ) : (
          <button type="button" aria-expanded={unfolded} onClick={onFold}>
            {t('heading')}
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </h2>
      <p className={styles['summary']}>
        {formatYearlessDayRange(startDate, endDate, language)}
        {used === 0 ? '' : ` · ${t('planned', { used, all: dayCount(startDate, endDate) })}`}
      </p>
    </div>
  );
}
