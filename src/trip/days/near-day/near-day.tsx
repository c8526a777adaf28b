import { useId, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { DaysActions } from '../use-days-actions.ts';
import styles from './near-day.module.css';
import { NearOffers } from './near-offers.tsx';

type NearDayProps = {
  /** The day that is read, from 0. */
  read: number;
  actions: DaysActions;
};

/** Beside the days on a wide screen: what lies near the day that is read, to be dragged onto a day or added to it. */
export function NearDay({ read, actions }: NearDayProps) {
  const { t } = useTexts('days');
  const heading = useId();
  const number = useHeld(read, actions.drag.drag !== null);
  return (
    <aside className={styles['near']} aria-labelledby={heading} data-drop-nothing>
      <h3 id={heading}>{t('nearDay.heading', { number: number + 1 })}</h3>
      <NearOffers
        {...{ number, actions }}
        headingLevel={4}
        lead={t('nearDay.lead', { date: actions.days.short(number) })}
        onHold={(event, { key }) => actions.drag.hold(event, key, 'row')}
        onPut={(idea) => actions.put(idea, number)}
        onMore={() => actions.startAdding(number)}
      />
    </aside>
  );
}

/** While something is dragged the rows stay: the page may scroll to another day under it. */
function useHeld(read: number, isDragging: boolean): number {
  const [held, setHeld] = useState(read);
  if (!isDragging && held !== read) setHeld(read);
  return isDragging ? held : read;
}
