import { Link } from '@tanstack/react-router';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Async } from '#src/domain/async.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import styles from './copy-trip.module.css';

type CopyTripProps = {
  planned: PlannedTrip;
  /** The list and days that came with it. */
  own: TripOwn;
  history: TripHistory;
};

/** At the lower edge: adds the shared trip to one's own; it never changes another. */
export function CopyTrip({ planned, own, history }: CopyTripProps) {
  const { t } = useTexts('trips');
  const [copying, setCopying] = useState<Async<string>>({ status: 'idle' });
  const copy = async () => {
    setCopying({ status: 'loading' });
    try {
      const { id } = await history.save(planned, own);
      setCopying({ status: 'ready', value: id });
    } catch (error) {
      console.error('A shared trip could not be copied', error);
      setCopying({ status: 'failed', message: t('shared.copyFailed') });
    }
  };
  return (
    <div className={styles['bar']}>
      {copying.status === 'ready' ? (
        <Link
          className={buttonClass('primary', true)}
          to="/trips/$tripId"
          params={{ tripId: copying.value }}
        >
          <Check size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('shared.openIt')}
        </Link>
      ) : (
        <Button
          look="primary"
          wide
          disabled={copying.status === 'loading'}
          onClick={() => void copy()}
        >
          <Copy size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('shared.copy')}
        </Button>
      )}
      <p className={styles['note']} aria-live="polite">
        {copying.status === 'failed'
          ? copying.message
          : t(copying.status === 'ready' ? 'shared.copied' : 'shared.adds')}
      </p>
    </div>
  );
}
