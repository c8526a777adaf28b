import { Plus } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import styles from '../trip-form.module.css';

/** Turns a trip of one stop into one of several; with several, their card has the button. */
export function AddStop({ onSearch }: { onSearch: () => void }) {
  const { t } = useTexts('planner');
  const { addStop } = usePlannerStore();
  const isOne = usePlanner((state) => state.stops === null);
  if (!isOne) return null;
  const add = () => {
    addStop();
    onSearch();
  };
  return (
    <div className={styles['addStop']}>
      <Button look="quiet" onClick={add}>
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('stops.add')}
      </Button>
    </div>
  );
}
