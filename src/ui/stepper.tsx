import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import styles from './stepper.module.css';

type StepperProps = {
  id: string;
  value: number;
  min: number;
  max: number;
  labels: { fewer: string; more: string };
  look?: 'normal' | 'narrow';
  /** The meaning of Enter, for on-screen keyboards. */
  enterKeyHint?: 'next' | 'go';
  /** A typed value may be out of range: the owner may ignore it. */
  onChange: (value: number) => void;
};

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** An input for a small integer: buttons, arrow keys or typing. */
export function Stepper({
  id,
  value,
  min,
  max,
  labels,
  look,
  enterKeyHint,
  onChange,
}: StepperProps) {
  // Only an emptied field: the value itself stays until another one is typed.
  const [emptied, setEmptied] = useState(false);
  const type = (text: string) => {
    setEmptied(text === '');
    if (text !== '') onChange(Number(text));
  };
  return (
    <div className={styles['stepper']} data-look={look}>
      <button
        type="button"
        aria-label={labels.fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus {...ICON} />
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        enterKeyHint={enterKeyHint}
        min={min}
        max={max}
        step={1}
        required
        value={emptied ? '' : value}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setEmptied(false)}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus {...ICON} />
      </button>
    </div>
  );
}
