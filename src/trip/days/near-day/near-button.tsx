import { Compass } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { DaysActions } from '../use-days-actions.ts';
import styles from './near-button.module.css';

const NearSheet = lazy(async () => ({
  default: (await import('./near-sheet.tsx')).NearSheet,
}));

/** In the row of a day: what else lies near it. On a wide screen that stands beside the days. */
export function NearButton({ number, actions }: { number: number; actions: DaysActions }) {
  const { t } = useTexts('days');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        data-near-by
        aria-label={t('near.list', { day: actions.days.long(number) })}
        onClick={() => setOpen(true)}
      >
        <Compass size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('near.short')}
      </button>
      {isOpen ? (
        <Suspense>
          <NearSheet {...{ number, actions }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
