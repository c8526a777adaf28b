import styles from './weather-table.module.css';

/** '27 May–6 Jun' breaks after the dash only; '10–20 Jun' not at all. */
export function DayRange({ range }: { range: string }) {
  const dash = range.indexOf('–') + 1;
  const first = range.slice(0, dash);
  return (
    <>
      <span className={styles['whole']}>{/\p{L}/u.test(first) ? first : range}</span>
      {/\p{L}/u.test(first) ? (
        <>
          <wbr />
          <span className={styles['whole']}>{range.slice(dash)}</span>
        </>
      ) : null}
    </>
  );
}
