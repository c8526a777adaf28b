import type { ReactNode } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { StopInProgress } from '#src/domain/stops/plan-stops.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { Heading } from '#src/ui/heading.tsx';
import { stopNames } from '#src/wording/trip-title.ts';
import styles from './unplanned-stop.module.css';

type UnplannedStopProps = {
  planned: PlannedTrip;
  at: number;
  /** The stop that is being planned; null once all are. */
  inProgress: StopInProgress | null;
  /** Id of the section that it stands for. */
  id: string;
  /** Why it is not planned, and what to do about it. */
  children: ReactNode;
};

/** In place of the ideas and the weather of a stop that is not planned. */
export function UnplannedStop({ planned, at, inProgress, id, children }: UnplannedStopProps) {
  const { t } = useTexts('route');
  const place = stopNames(planned, useLanguage())[at] ?? '';
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles['stop']}>
      <Heading level={2} id={`${id}-title`} className={styles['heading']}>
        {t('unplanned.heading', { place })}
      </Heading>
      <p>
        {inProgress === null
          ? t('unplanned.text')
          : t('unplanned.running', { number: inProgress.at + 1, count: inProgress.of })}
      </p>
      {children}
    </section>
  );
}
