import styles from './trail.module.css';

type TrailProps = {
  /** From 0 to 1. */
  share: number;
  /** Units of the drawing's width; it is 34 high. */
  width: number;
  /** For screen readers: '12 of 18 packed, 34 days to go'. */
  label: string;
  text: string;
};

const START = 6;
const PIN_INSET = 15;
const STEP = 4;

/** How far one has packed: the walked part of a trail, a ring where one is, the rest dotted, and a pin. */
export function Trail({ share, width, label, text }: TrailProps) {
  const end = width - PIN_INSET;
  const here = START + (end - START) * Math.min(1, Math.max(0, share));
  return (
    <div
      // A drawing stands in its place, which the element <progress> cannot hold.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text}
      className={styles['trail']}
    >
      <svg viewBox={`0 0 ${width} 34`} aria-hidden="true">
        {share < 1 ? <path className={styles['todo']} d={wave(here, end, end)} /> : null}
        {share > 0 ? <path className={styles['done']} d={wave(START, here, end)} /> : null}
        {share < 1 ? (
          <circle className={styles['ring']} cx={here} cy={heightAt(here, end)} r="5.5" />
        ) : null}
        <g transform={`translate(${end} 25.7) scale(.86)`}>
          <path
            className={styles['pin']}
            d="M0 0C-1.2-6.2-11.5-11-11.5-20a11.5 11.5 0 0 1 23 0C11.5-11 1.2-6.2 0 0z"
          />
          <circle className={styles['eye']} cy="-20" r="4.3" />
        </g>
      </svg>
    </div>
  );
}

/** The share at which the ring stands at this part of the whole width, 0..1. */
export function shareAt(part: number, width: number): number {
  return (part * width - START) / (width - PIN_INSET - START);
}

function wave(from: number, to: number, end: number): string {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count;
    return `${x.toFixed(1)} ${heightAt(x, end).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Down, up and down again, ending at the foot of the pin. */
function heightAt(x: number, end: number): number {
  return 20 + 5 * Math.cos((Math.PI * 2.46 * (x - end)) / end + 0.32);
}
