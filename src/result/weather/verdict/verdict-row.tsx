import { CalendarRange, ChevronRight } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { keepTogether } from '#src/wording/keep-together.ts';
import { JumpLink } from '#src/result/jump-link.tsx';
import { otherDatesInWords } from './other-dates-in-words.ts';
import styles from './verdict-row.module.css';

/** Whether other dates would be better: one link to the twelve months, where they are shown. */
export function VerdictRow({ verdict, targetId }: { verdict: Verdict; targetId: string | null }) {
  const { t } = useTexts('result');
  const otherDates = otherDatesInWords(verdict, t, useLanguage());
  if (otherDates === null) return null;
  const { lead, detail } = otherDates;
  const words = (
    <>
      <CalendarRange size={24} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <strong className={styles['lead']}>{keepTogether(lead)}</strong>{' '}
        <span className={styles['detail']}>{keepTogether(detail)}</span>
      </span>
    </>
  );
  if (targetId === null) return <p className={styles['row']}>{words}</p>;
  return (
    <JumpLink targetId={targetId} className={styles['row']}>
      {words}
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className={styles['go']} />
    </JumpLink>
  );
}
