import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { DayWords } from '../use-day-words.ts';
import styles from './days-ahead.module.css';

/** More would be no picture any more. */
const MOST = 16;

type DaysAheadProps = {
  words: DayWords;
  /** How many ideas are kept. */
  kept: number;
};

/** The days before anything lies on them: open discs on the trail, and how they are filled. */
export function DaysAhead({ words, kept }: DaysAheadProps) {
  const { t } = useTexts('days');
  const days = Array.from({ length: Math.min(words.count, MOST) }, (_, number) => number);
  return (
    <>
      <p className={styles['note']}>{t(kept === 0 ? 'nothingYet' : 'layOutNote')}</p>
      <ol className={styles['days']}>
        {days.map((number) => (
          <li key={number}>
            <span className={styles['disc']} aria-hidden="true">
              {number + 1}
            </span>
            <span aria-hidden="true">{words.weekday(number)}</span>
            <VisuallyHidden>{words.long(number)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </>
  );
}
