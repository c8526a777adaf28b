import { Check } from 'lucide-react';
import styles from './checkbox.module.css';

type CheckboxProps = {
  /** Accessible name; the visible label is beside it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox of 24 px with a touch target of 44 px. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={styles['hit']}>
      <input
        className={styles['input']}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Check className={styles['tick']} size={16} strokeWidth={3} aria-hidden="true" />
    </label>
  );
}
