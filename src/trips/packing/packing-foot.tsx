import { BAGS } from '#src/domain/list/list-edits.ts';
import type { Whose } from '#src/domain/list/list-edits.ts';
import type { EditedList } from '#src/domain/list/apply-edits.ts';
import type { PackingView } from '#src/domain/list/packing-rows.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { useWhoseName } from '#src/result/equipment/edit/use-whose-name.ts';
import styles from './packing-foot.module.css';
import { TicksToast } from './ticks-toast.tsx';
import type { Ticks } from './use-ticks.ts';

type PackingFootProps = {
  list: EditedList;
  /** Somebody said of a line that it lacks. */
  lacking: boolean;
  people: readonly string[];
  view: PackingView;
  /** Lines that the view shows. */
  count: number;
  ticks: Ticks;
  onView: (view: PackingView) => void;
};

/** Within reach of the thumb: the last ticks, with undo, and the choice of lines. */
export function PackingFoot({ ticks, ...views }: PackingFootProps) {
  return (
    <div className={styles['foot']}>
      <div aria-live="polite" className={styles['told']}>
        <TicksToast ticks={ticks} />
      </div>
      <Chips {...views} />
    </div>
  );
}

type ChipsProps = Omit<PackingFootProps, 'ticks'>;

const VIEWS = ['all', 'open', 'toBuy'] as const;

function Chips({ list, lacking, people, view, count, onView }: ChipsProps) {
  const { t } = useTexts('trips');
  const { t: tResult } = useTexts('result');
  const whoseName = useWhoseName(people);
  const lines = list.categories.flatMap(({ products }) => products);
  const bags = BAGS.filter((bag) => bag === 'hand' || lines.some((line) => line.bag === bag));
  const persons = [...new Set(lines.flatMap(({ whose }) => whose ?? []))].toSorted(sharedLast);
  const chips: { view: PackingView; label: string }[] = [
    ...VIEWS.filter((by) => by !== 'toBuy' || lacking).map((by) => ({
      view: { by },
      label: t(`packing.views.${by}`),
    })),
    ...bags.map((bag) => ({
      view: { by: 'bag', bag } as const,
      label: tResult(`equipment.edit.bags.${bag}`),
    })),
    ...persons.map((whose) => ({
      view: { by: 'whose', whose } as const,
      label: whoseName(whose),
    })),
  ];
  return (
    <fieldset aria-label={t('packing.show')} className={styles['chips']}>
      {chips.map((chip) => {
        const pressed = nameOf(chip.view) === nameOf(view);
        return (
          <button
            key={nameOf(chip.view)}
            type="button"
            className={styles['chip']}
            aria-pressed={pressed}
            onClick={() => onView(chip.view)}
          >
            {chip.label} {pressed ? <span className={styles['number']}>{count}</span> : null}
          </button>
        );
      })}
    </fieldset>
  );
}

function nameOf(view: PackingView): string {
  return Object.values(view).join(' ');
}

function sharedLast(one: Whose, other: Whose): number {
  if (one === 'shared') return 1;
  return other === 'shared' ? -1 : one - other;
}
