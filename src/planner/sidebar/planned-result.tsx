import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedTrip } from '#src/domain/trip.ts';
import { ResultView } from '#src/result/result-view.tsx';
import { Button } from '#src/ui/button.tsx';
import { usePlannerStore } from '../planner-context.ts';
import styles from './planned-result.module.css';

type PlannedResultProps = {
  planned: PlannedTrip;
  owned: string[];
  /** What is said before the actions. */
  children: ReactNode;
};

/** The recommendation, with the way back to its questions. Takes the focus when it arrives. */
export function PlannedResult({ planned, owned, children }: PlannedResultProps) {
  const { t } = useTranslation('planner');
  const store = usePlannerStore();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={element} className={styles['result']} tabIndex={-1}>
      <div className={styles['head']}>
        {children}
        <Button onClick={() => store.show('form')}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('saved.change')}
        </Button>
      </div>
      <ResultView
        planned={planned}
        owned={owned}
        onOwnedChange={(ids) => void store.setOwned(ids)}
        headingLevel={2}
      />
    </div>
  );
}
