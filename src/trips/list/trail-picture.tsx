import styles from './no-trips.module.css';

/** A drawing: contour lines, and a trail to a pin. */
export function TrailPicture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 320 150" aria-hidden="true">
      <g className={styles['contour']}>
        <path d="M8 140c24-50 58-92 104-100s70 30 106 34 62-6 94 22" />
        <path d="M36 142c20-40 46-70 82-76s60 26 92 32 58 0 84 18" />
        <path d="M66 144c16-28 34-48 58-52s48 24 76 30 54 4 80 14" />
        <path d="M98 146c10-16 18-26 30-28s36 20 60 26" />
      </g>
      <path className={styles['trail']} d="M40 132c32-2 34-30 64-34s36 26 68 20 24-46 58-52" />
      <path
        className={styles['pin']}
        d="M244 66c-4-12-19-18-19-33a19 19 0 0 1 38 0c0 15-15 21-19 33z"
      />
      <circle className={styles['eye']} cx="244" cy="33" r="7" />
    </svg>
  );
}
