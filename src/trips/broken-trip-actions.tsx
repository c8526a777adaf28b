import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { saveTripCopy } from './backup/save-trip-copy.ts';
import styles from './broken-trip-actions.module.css';

type BrokenTripActionsProps = {
  saved: SavedTrip;
  builtOn: IsoDay;
  /** Reads and renders it again. */
  onRetry: () => void;
  /** Deletes it, which can be undone. */
  onRemove: () => void;
  /** False where it is one of many on the page. */
  isPrimary?: boolean;
};

/** For a trip that could not be rendered: try again, then a copy, and deleting it last. */
export function BrokenTripActions({ saved, builtOn, ...props }: BrokenTripActionsProps) {
  const { onRetry, onRemove, isPrimary = true } = props;
  const { t } = useTexts('trips');
  const [hasFailed, setHasFailed] = useState(false);
  const copy = () => {
    setHasFailed(false);
    saveTripCopy(saved, builtOn).catch((error: unknown) => {
      console.error('A copy of the trip could not be saved', error);
      setHasFailed(true);
    });
  };
  return (
    <>
      <Button look={isPrimary ? 'primary' : 'outlined'} onClick={onRetry}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('failed.retry')}
      </Button>
      <Button onClick={copy}>
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('trip.copy')}
      </Button>
      <Button look="quiet" onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('trip.remove')}
      </Button>
      {hasFailed ? (
        <p role="alert" className={styles['failed']}>
          {t('trip.copyFailed')}
        </p>
      ) : null}
    </>
  );
}
