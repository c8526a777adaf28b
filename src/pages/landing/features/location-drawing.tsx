import styles from './drawing.module.css';

/** A pin among contour lines, beside a lake. */
export function LocationDrawing() {
  return (
    <svg viewBox="0 0 276 152" preserveAspectRatio="xMidYMid slice">
      <g className={styles['contour']}>
        <path d="M-4 53c26-3 48-6 66-19S98-2 124-6" />
        <path d="M-4 78c34-4 58-8 80-26S118 8 150 6s42 14 66 14 44-16 64-18" />
        <path d="M-4 108c30 0 60-6 84-26s38-44 68-48 44 14 70 14 44-12 62-14" />
        <path d="M-4 136c40 2 62-10 88-32s38-44 66-48 48 8 70 8 40-8 60-8" />
        <path d="M127 118c4-14 22-30 44-36s40-2 42 8-12 26-36 34-54 8-50-6z" />
        <path d="M148 112c4-8 14-14 24-16s22-2 23 4-6 12-20 16-31 4-27-4z" />
      </g>
      <path
        className={styles['water']}
        d="M34 127c1-7 14-11 29-11s27 5 27 12-13 12-29 12-28-6-27-13z"
      />
      <path
        className={styles['pin']}
        d="M169 100c-5-14-19-21-19-38a19.5 19.5 0 0 1 39 0c0 17-15 24-20 38z"
      />
      <circle className={styles['eye']} cx="169.5" cy="62" r="7" />
    </svg>
  );
}
