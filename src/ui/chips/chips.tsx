import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chips.module.css';

type ChipsProps = {
  label: string;
  /** Chips wrap where there is a mouse; on a phone they are one row that scrolls. */
  wraps?: boolean;
  /** Its `--chips-gutter` is the space beside the list, over which the row scrolls. */
  className: string | undefined;
  children: ReactNode;
};

/** A row of switches that narrow a list. */
export function Chips({ label, wraps = false, className, children }: ChipsProps) {
  return (
    <fieldset
      className={`${styles['chips']} ${className ?? ''}`}
      data-wraps={wraps}
      aria-label={label}
    >
      {children}
    </fieldset>
  );
}

type ChipProps = {
  isOn: boolean;
  /** How many the list has of it. */
  count: string | number;
  onPress: () => void;
  children: ReactNode;
};

export function Chip({ isOn, count, onPress, children }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isOn} onClick={onPress}>
      {children}
      <span className={styles['count']}>{count}</span>
    </button>
  );
}

type ChoiceChipProps = {
  /** Shown until something is chosen. */
  label: string;
  /** Its name for screen readers, which says what the label leaves to the eye. */
  name: string;
  /** Empty: nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** Opens a menu, and then shows what was chosen in it. */
export function ChoiceChip({ label, name, value, options, onChoose }: ChoiceChipProps) {
  return (
    <span className={styles['choice']} data-on={value !== ''}>
      <select aria-label={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

type MoreChipsProps = { isExpanded: boolean; onPress: () => void; children: ReactNode };

/** Shows the other chips, or hides them again. */
export function MoreChips({ isExpanded, onPress, children }: MoreChipsProps) {
  return (
    <button type="button" className={styles['more']} aria-expanded={isExpanded} onClick={onPress}>
      {children}
    </button>
  );
}
