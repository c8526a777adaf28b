import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = {
  /** Accessible name. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The visible label, which ticks as well. Without it the words stand elsewhere. */
  children?: ReactNode;
};

/** A checkbox of 24 px with a touch target of 44 px. */
export function Checkbox({ label, checked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles[children === undefined ? 'hit' : 'line']}>
      <input
        className={styles['input']}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {checked ? (
        <Check className={styles['tick']} size={16} strokeWidth={3} aria-hidden="true" />
      ) : null}
      {children === undefined ? null : (
        <span className={styles['words']} aria-hidden="true">
          {children}
        </span>
      )}
    </label>
  );
}
