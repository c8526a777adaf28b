import styles from './off-the-map.module.css';

/** A folded map whose trail leaves the sheet: the picture of the pages where something is wrong. */
export function OffTheMap() {
  return (
    <svg className={styles['picture']} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles['sheet']} d="M30 40l62-18 68 18 62-18v134l-62 18-68-18-62 18z" />
      <g className={styles['contour']}>
        <path d="M44 120c14-26 34-42 54-38s22 26 44 24 30-30 52-30" />
        <path d="M44 142c20-30 38-38 54-34s26 22 46 20 34-24 64-26" />
        <path d="M62 92c8-14 20-22 30-20 8 2 6 14-4 20s-20 10-26 0z" />
        <path d="M70 90c5-8 12-12 17-11 4 1 3 8-3 11s-11 5-14 0z" />
        <path d="M118 66c10-14 28-18 40-10s6 22-8 26-40 0-32-16z" />
      </g>
      <path className={styles['fold']} d="M92 22v134M160 40v134" />
      <path
        className={styles['trail']}
        d="M58 144c24-14 40 8 62-2s18-34 42-36 34 14 56 8 34-22 56-20"
      />
      <path
        className={styles['pin']}
        d="M286 96c-4-12-19-18-19-33a19 19 0 0 1 38 0c0 15-15 21-19 33z"
      />
      <circle className={styles['eye']} cx="286" cy="63" r="7" />
    </svg>
  );
}
