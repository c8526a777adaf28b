import styles from './drawing.module.css';

const LINES = [
  { y: 34, name: 72, price: 30 },
  { y: 76, name: 88, price: 22 },
  { y: 118, name: 58, price: 26 },
];
/** The line that is ticked. */
const OWNED = 1;

/** A packing list: names, prices, and a tick at what the traveller owns; a small one shows no prices. */
export function ProductDrawing() {
  return (
    <svg viewBox="0 0 276 152" preserveAspectRatio="xMidYMid slice">
      {LINES.map(({ y, name, price }, index) => (
        <g key={y} className={styles['entry']} data-owned={index === OWNED}>
          <rect className={styles['tick']} x="74" y={y - 12} width="24" height="24" rx="6" />
          <path className={styles['name']} d={`M116 ${y}h${name}`} />
          <path className={styles['price']} d={`M${258 - price} ${y}h${price}`} />
        </g>
      ))}
      <path className={styles['check']} d="M80 76.5l4.5 4.5 8-9.5" />
      <path className={styles['rule']} d="M74 55h184M74 97h184" />
    </svg>
  );
}
