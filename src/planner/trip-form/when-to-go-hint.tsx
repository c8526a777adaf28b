import { CalendarRange } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { WhenToGo } from '#src/result/weather/when-to-go/when-to-go.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './when-to-go-hint.module.css';

/** The months of the year compared, for a traveller who has not settled on dates. */
export function WhenToGoHint({ today }: { today: IsoDay }) {
  const { t } = useTexts('result');
  const store = usePlannerStore();
  const evidence = usePlanner((state) => state.evidence);
  const startDate = usePlanner(({ draft }) => draft.startDate);
  const endDate = usePlanner(({ draft }) => draft.endDate);
  const choice = useMemo(() => ({ today, onChoose: store.chooseDates }), [today, store]);
  const [open, setOpen] = useState(false);
  if (evidence.status !== 'ready') return null;
  const { climate } = evidence.value;
  return (
    <details
      className={styles['hint']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <CalendarRange size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('whenToGo.heading')}
      </summary>
      {open ? <WhenToGo climate={climate} dates={{ startDate, endDate }} choice={choice} /> : null}
    </details>
  );
}
