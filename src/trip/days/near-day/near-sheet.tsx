import { useId } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { DaySheet } from '../sheets/day-sheet.tsx';
import type { DaysActions } from '../use-days-actions.ts';
import { NearOffers } from './near-offers.tsx';
import styles from './near-sheet.module.css';

type NearSheetProps = { number: number; actions: DaysActions; onClose: () => void };

/** The same where there is no room beside the days; what is added closes it, to be seen on its day. */
export function NearSheet({ number, actions, onClose }: NearSheetProps) {
  const { t } = useTexts('days');
  const heading = useId();
  const closeFor = (next: () => void) => {
    onClose();
    next();
  };
  return (
    <DaySheet
      headingId={heading}
      heading={t('nearDay.heading', { number: number + 1 })}
      onClose={onClose}
    >
      <div className={styles['offers']}>
        <NearOffers
          {...{ number, actions }}
          headingLevel={3}
          lead={actions.days.short(number)}
          onHold={null}
          onPut={(idea) => closeFor(() => actions.put(idea, number))}
          onMore={() => closeFor(() => actions.startAdding(number))}
        />
      </div>
    </DaySheet>
  );
}
