import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ChipCounts, Mark, SightFilter } from './filter-sights.ts';
import styles from './sight-chips.module.css';

type SightChipsProps = {
  counts: ChipCounts;
  filter: SightFilter;
  /** Chips wrap where there is a mouse; on a phone they are one row that scrolls. */
  wraps: boolean;
  onFilter: (filter: SightFilter) => void;
};

type Chip = { key: string; label: string; count: number; isOn: boolean; mark: Mark | null };

/** Where chips wrap, so many kinds are shown before the others are asked for. */
const FIRST_KINDS = 3;

/** What the list is narrowed to; chips that are on come first. */
export function SightChips({ counts, filter, wraps, onFilter }: SightChipsProps) {
  const { t } = useTexts('sights');
  const chips = useChips(counts, filter);
  const [showsAll, setShowsAll] = useState(false);
  const hidden = wraps && !showsAll ? chips.kinds.slice(FIRST_KINDS).filter(isOff) : [];
  const shown = [...chips.marks, ...chips.kinds].filter((chip) => !hidden.includes(chip));
  const press = ({ key, mark, isOn }: Chip) => {
    if (mark !== null) onFilter({ ...filter, marks: switched(filter.marks, mark, isOn) });
    const kind = counts.kinds.find((one) => one.kind === key)?.kind;
    if (mark === null && kind !== undefined) {
      onFilter({ ...filter, kinds: switched(filter.kinds, kind, isOn) });
    }
  };
  return (
    <fieldset className={styles['chips']} data-wraps={wraps} aria-label={t('show')}>
      {shown
        .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))
        .map((chip) => (
          <button
            key={chip.key}
            type="button"
            className={styles['chip']}
            aria-pressed={chip.isOn}
            onClick={() => press(chip)}
          >
            <ChipIcon chip={chip} />
            {chip.label}
            <span className={styles['count']}>{chip.count}</span>
          </button>
        ))}
      {wraps && chips.kinds.length > FIRST_KINDS ? (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'fewerKinds' : 'moreKinds')}
        </button>
      ) : null}
    </fieldset>
  );
}

function ChipIcon({ chip: { isOn, mark } }: { chip: Chip }) {
  if (isOn) return <Check size={16} strokeWidth={2.25} aria-hidden="true" />;
  return mark === 'kept' ? <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" /> : null;
}

function useChips(counts: ChipCounts, { marks, kinds }: SightFilter) {
  const { t } = useTexts('sights');
  const { t: words } = useTexts('result');
  return {
    marks: counts.marks.map(({ mark, count }): Chip => {
      return { key: mark, label: t(`mark.${mark}`), count, isOn: marks.includes(mark), mark };
    }),
    kinds: counts.kinds.map(({ kind, count }): Chip => {
      const label = words(`kind.${kind}`);
      return { key: kind, label, count, isOn: kinds.includes(kind), mark: null };
    }),
  };
}

function isOff({ isOn }: Chip): boolean {
  return !isOn;
}

function switched<T>(all: readonly T[], one: T, isOn: boolean): T[] {
  return isOn ? all.filter((other) => other !== one) : [...all, one];
}
