import { useId } from 'react';
import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  /** Id of the element that names the group. */
  labelledBy: string;
  options: readonly { value: Value; label: string }[];
  /** None is chosen where it is none of the options. */
  value: string;
  onChange: (value: Value) => void;
};

/** A few radio buttons side by side in one frame. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { labelledBy, options, value: chosen, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles['segments']}>
      {options.map(({ value, label }) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
