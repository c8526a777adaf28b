import styles from './stop-pin.module.css';

type StopPinProps = {
  /** From 1. */
  number: number;
  /** Filled: the stop that is shown. Open: another. */
  look: 'filled' | 'open';
  /** px. */
  height?: number;
};

const VIEW = { width: 26, height: 33 };

/** A stop's number in the shape of a pin. Its name stands beside it. */
export function StopPin({ number, look, height = 32 }: StopPinProps) {
  return (
    <svg
      className={styles['pin']}
      data-look={look}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      width={(height * VIEW.width) / VIEW.height}
      height={height}
      aria-hidden="true"
    >
      <path d="M13 32C11.9 26.8 1.2 21.6 1.2 12.8a11.8 11.8 0 0 1 23.6 0C24.8 21.6 14.1 26.8 13 32z" />
      <text x="13" y="17.9" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
