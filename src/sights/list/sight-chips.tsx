import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Chip, Chips, MoreChips } from '#src/ui/chips/chips.tsx';
import type { ChipCounts, Mark, SightFilter } from './filter-sights.ts';
import styles from './sight-chips.module.css';

type SightChipsProps = {
  counts: ChipCounts;
  filter: SightFilter;
  /** Chips wrap where there is a mouse; on a phone they are one row that scrolls. */
  wraps: boolean;
  onFilter: (filter: SightFilter) => void;
};

type ChipState = { key: string; label: string; count: number; isOn: boolean; mark: Mark | null };

/** Where chips wrap, so many kinds are shown before the others are asked for. */
const FIRST_KINDS = 3;

/** The chips that narrow the list; those that are on come first. */
export function SightChips({ counts, filter, wraps, onFilter }: SightChipsProps) {
  const { t } = useTexts('sights');
  const chips = useChips(counts, filter);
  const [showsAll, setShowsAll] = useState(false);
  const hidden = wraps && !showsAll ? chips.kinds.slice(FIRST_KINDS).filter(isOff) : [];
  const shown = [...chips.marks, ...chips.kinds].filter((chip) => !hidden.includes(chip));
  const press = ({ key, mark, isOn }: ChipState) => {
    if (mark !== null) onFilter({ ...filter, marks: switched(filter.marks, mark, isOn) });
    const kind = counts.kinds.find((one) => one.kind === key)?.kind;
    if (mark === null && kind !== undefined) {
      onFilter({ ...filter, kinds: switched(filter.kinds, kind, isOn) });
    }
  };
  return (
    <Chips className={styles['chips']} wraps={wraps} label={t('show')}>
      {shown
        .toSorted((a, b) => Number(b.isOn) - Number(a.isOn))
        .map((chip) => (
          <Chip key={chip.key} isOn={chip.isOn} count={chip.count} onPress={() => press(chip)}>
            <ChipIcon chip={chip} />
            {chip.label}
          </Chip>
        ))}
      {wraps && chips.kinds.length > FIRST_KINDS ? (
        <MoreChips isExpanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'fewerKinds' : 'moreKinds')}
        </MoreChips>
      ) : null}
    </Chips>
  );
}

function ChipIcon({ chip: { isOn, mark } }: { chip: ChipState }) {
  if (isOn) return <Check size={16} strokeWidth={2.25} aria-hidden="true" />;
  return mark === 'kept' ? <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" /> : null;
}

function useChips(counts: ChipCounts, { marks, kinds }: SightFilter) {
  const { t } = useTexts('sights');
  const { t: words } = useTexts('result');
  return {
    marks: counts.marks.map(({ mark, count }): ChipState => {
      return { key: mark, label: t(`mark.${mark}`), count, isOn: marks.includes(mark), mark };
    }),
    kinds: counts.kinds.map(({ kind, count }): ChipState => {
      const label = words(`kind.${kind}`);
      return { key: kind, label, count, isOn: kinds.includes(kind), mark: null };
    }),
  };
}

function isOff({ isOn }: ChipState): boolean {
  return !isOn;
}

function switched<T>(all: readonly T[], one: T, isOn: boolean): T[] {
  return isOn ? all.filter((other) => other !== one) : [...all, one];
}
