import { RotateCcw, Smartphone } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { Button } from '#src/ui/button.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { stopNames } from '#src/wording/trip-title.ts';
import type { StopPlanning } from './stop-planning.ts';
import styles from './unplanned-stop.module.css';

type UnplannedStopProps = {
  planned: PlannedTrip;
  at: number;
  /** Id of the section that it stands for. */
  id: string;
  /** Null where a stop cannot be planned. */
  planning: StopPlanning | null;
};

/** In place of the ideas and the weather of a stop that is not planned: why, and what to do. */
export function UnplannedStop({ planned, at, id, planning }: UnplannedStopProps) {
  const { t } = useTexts('route');
  const place = stopNames(planned, useLanguage())[at] ?? '';
  const isRunning = planning?.running === at;
  const failure = planning?.failures[at] ?? '';
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles['stop']}>
      <Heading level={2} id={`${id}-title`} className={styles['heading']}>
        {t('unplanned.heading', { place })}
      </Heading>
      <p>{t('unplanned.text')}</p>
      <div role="status">
        {isRunning ? <p>{t('unplanned.running', { place })}</p> : null}
        {isRunning || failure === '' ? null : <p>{t('unplanned.failed', { message: failure })}</p>}
      </div>
      {planning === null ? null : (
        <div className={styles['actions']}>
          <Button look="primary" disabled={isRunning} onClick={() => planning.onPlan(at, 'again')}>
            <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('unplanned.retry')}
          </Button>
          {planning.hasService ? (
            <Button disabled={isRunning} onClick={() => planning.onPlan(at, 'on-device')}>
              <Smartphone size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('unplanned.onDevice')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
