import { Check } from 'lucide-react';
import styles from './checkbox.module.css';

type CheckboxProps = {
  /** What is ticked, for screen readers; the visible words stand beside it. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A tick box of 24 px that is hit on 44 px. */
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
