import { Link } from '@tanstack/react-router';
import { ChevronDown, ListChecks, ListPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { baseList, isBase } from '#src/domain/list/base-list.ts';
import { bringsSomething, giveListBack, takeList } from '#src/domain/list/change-list.ts';
import type { ListEdits } from '#src/domain/list/list-edits.ts';
import type { OwnChange } from '#src/domain/trip/trip-own.ts';
import type { SavedTrip, Trip } from '#src/domain/trip/trip.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { ListToast } from '#src/result/equipment/edit/list-toast.tsx';
import { useBaseWords } from '#src/result/equipment/edit/use-base-words.ts';
import { buttonClass } from '#src/ui/button.tsx';
import styles from './reuse-list.module.css';

type ReuseListProps = {
  /** Id of this trip. */
  id: string;
  trip: Trip;
  edits: ListEdits;
  /** The other saved trips, newest first. */
  others: readonly SavedTrip[];
  onChange: (how: OwnChange) => void;
};

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** More suggestions than this nobody looks through. */
const MOST = 6;

/** This list for another trip, and the list of another trip for this one. */
export function ReuseList({ id, trip, edits, others, onChange }: ReuseListProps) {
  const { t } = useTexts('trips');
  const words = useBaseWords();
  const [taken, setTaken] = useState<{ trip: string; undo: OwnChange } | null>(null);
  const { travelers } = trip.request;
  const earlier = others
    .filter(({ listEdits }) => bringsSomething(baseList(listEdits, travelers), edits))
    .slice(0, MOST);
  const take = (from: SavedTrip) => {
    const list = baseList(from.listEdits, travelers);
    setTaken({ trip: words(from).trip, undo: giveListBack(list, edits) });
    onChange(takeList(list));
  };
  const undo = () => {
    if (taken !== null) onChange(taken.undo);
    setTaken(null);
  };
  return (
    <div className={styles['reuse']}>
      {isBase(edits) ? (
        <Link className={buttonClass('outlined')} to="/planner" search={{ base: id }}>
          <ListChecks {...ICON} />
          {t('reuse.takeAlong')}
        </Link>
      ) : null}
      <EarlierLists earlier={earlier} onTake={take} />
      <ListToast done={taken} onUndo={undo} onDismiss={() => setTaken(null)}>
        {taken === null ? null : t('reuse.taken', { trip: taken.trip })}
      </ListToast>
    </div>
  );
}

type EarlierListsProps = { earlier: readonly SavedTrip[]; onTake: (from: SavedTrip) => void };

/** One is offered by name; several are folded. */
function EarlierLists({ earlier, onTake }: EarlierListsProps) {
  const { t } = useTexts('trips');
  const words = useBaseWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first, ...more] = earlier;
  if (first === undefined) return null;
  if (more.length === 0) {
    return (
      <button type="button" className={styles['quiet']} onClick={() => onTake(first)}>
        <ListPlus {...ICON} />
        {t('reuse.takeOver', words(first))}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles['quiet']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ListPlus {...ICON} />
        {t('reuse.earlier')}
        <ChevronDown {...ICON} className={styles['chevron']} />
      </button>
      <ul id={id} hidden={!open} className={styles['lists']}>
        {earlier.map((from) => (
          <li key={from.id}>
            <span>
              <span className={styles['trip']}>{words(from).trip}</span> {words(from).brings}
            </span>
            <button
              type="button"
              aria-label={t('reuse.takeOver', words(from))}
              onClick={() => onTake(from)}
            >
              {t('reuse.take')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
