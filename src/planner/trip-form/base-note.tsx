import { ListChecks } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useBaseWords } from '#src/result/equipment/edit/use-base-words.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '../planner-context.ts';
import styles from './base-note.module.css';

/** Which list the next trip takes along, with a way to leave it out; says so where it is gone. */
export function BaseNote() {
  const { t } = useTexts('planner');
  const store = usePlannerStore();
  const found = usePlanner(({ base }) => base?.found ?? null);
  if (found === null || found.status === 'idle' || found.status === 'loading') return null;
  const saved = found.status === 'ready' ? found.value : null;
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the note.
    currentTarget.closest('section')?.querySelector('h1')?.focus({ preventScroll: true });
    store.takeBase(null);
  };
  return (
    <div className={styles['note']} data-gone={saved === null}>
      <output>
        {saved === null ? (
          <p>{t(found.status === 'failed' ? 'base.failed' : 'base.gone')}</p>
        ) : (
          <Taken saved={saved} />
        )}
      </output>
      <Button look="quiet" onClick={leave}>
        {t(saved === null ? 'base.close' : 'base.leave')}
      </Button>
    </div>
  );
}

function Taken({ saved }: { saved: SavedTrip }) {
  const { t } = useTexts('planner');
  const { trip, brings } = useBaseWords()(saved);
  return (
    <p className={styles['taken']}>
      <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {t('base.taken', { trip })} <span className={styles['brings']}>{brings}</span>
      </span>
    </p>
  );
}
