import styles from './drawing.module.css';

const WET_DAYS = [
  { x: 22, height: 20 },
  { x: 49, height: 29 },
  { x: 77, height: 15 },
  { x: 104, height: 10 },
  { x: 132, height: 34 },
  { x: 159, height: 25 },
  { x: 186, height: 13 },
  { x: 214, height: 18 },
  { x: 241, height: 27 },
];
const BAR = { width: 13, foot: 142 };

/** Highs and lows with the area between them, and bars for wet days. */
export function WeatherDrawing() {
  return (
    <svg viewBox="0 0 276 152" preserveAspectRatio="none">
      <path
        className={styles['band']}
        d="M0 64c44-10 76-40 124-40 56 0 90 22 152 16v24c-62 6-96-14-152-14C76 50 44 92 0 102z"
      />
      <path className={styles['high']} d="M0 64c44-10 76-40 124-40 56 0 90 22 152 16" />
      <path className={styles['low']} d="M0 102c44-10 76-52 124-52 56 0 90 20 152 14" />
      {WET_DAYS.map(({ x, height }) => (
        <rect
          key={x}
          className={styles['rain']}
          x={x}
          y={BAR.foot - height}
          width={BAR.width}
          height={height}
          rx="2.5"
        />
      ))}
      <path className={styles['ground']} d="M0 142.5h276" />
    </svg>
  );
}
