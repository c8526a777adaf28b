import { CalendarRange } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/day.ts';
import { WhenToGo } from '#src/result/when-to-go/when-to-go.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './when-to-go-hint.module.css';

/** The year at the place, for a traveller who may still choose when. */
export function WhenToGoHint({ today }: { today: IsoDay }) {
  const { t } = useTexts('result');
  const store = usePlannerStore();
  const evidence = usePlanner((state) => state.evidence);
  const draft = usePlanner((state) => state.draft);
  if (evidence.status !== 'ready') return null;
  return (
    <details className={styles['hint']}>
      <summary>
        <CalendarRange size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('whenToGo.heading')}
      </summary>
      <WhenToGo
        climate={evidence.value.climate}
        dates={draft}
        choice={{ today, onChoose: store.chooseDates }}
      />
    </details>
  );
}
