import { Route } from 'lucide-react';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { TripDays } from '#src/trip/days/use-trip-days.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './trip-bar.module.css';

/** At the thumb of a phone until something lies on a day: what comes next. */
export function TripBar({ days }: { days: TripDays }) {
  const { t } = useTexts('days');
  const layOut = () => {
    days.layOut();
    days.ask(null);
  };
  if (plannedDays(days.plan) > 0) return null;
  return (
    <div className={styles['bar']}>
      <Button look="primary" wide onClick={layOut}>
        <Route size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('layOut')}
      </Button>
    </div>
  );
}
