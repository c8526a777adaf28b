import { Route } from 'lucide-react';
import { plannedDays } from '#src/domain/day-plan/planned-days.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { TripDays } from '#src/trip/days/use-trip-days.ts';
import { Button } from '#src/ui/button.tsx';
import { StartPacking } from '../packing/packing-entry.tsx';
import styles from './trip-bar.module.css';

type TripBarProps = { tripId: string; days: TripDays };

/** What comes next, at the thumb of a phone: laying out the days, then packing. */
export function TripBar({ tripId, days }: TripBarProps) {
  const { t } = useTexts('days');
  const layOut = () => {
    days.layOut();
    days.ask(null);
  };
  return (
    <div className={styles['bar']}>
      {plannedDays(days.plan) > 0 ? (
        <StartPacking tripId={tripId} />
      ) : (
        <Button look="primary" wide onClick={layOut}>
          <Route size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('layOut')}
        </Button>
      )}
    </div>
  );
}
