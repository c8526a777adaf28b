import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Folded } from '../folded.tsx';
import styles from './good-to-know.module.css';

type FoldedFactsProps = {
  /** Below the heading, folded or not: the country. Empty without one. */
  lead: string;
  children: ReactNode;
};

/** 'Good to know', and what is in it once it is unfolded. */
export function FoldedFacts({ lead, children }: FoldedFactsProps) {
  const { t } = useTexts('result');
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} className={styles['heading']}>
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t('facts.heading')}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      {lead === '' ? null : <p className={styles['country']}>{lead}</p>}
      <Folded folded={!unfolded} onFound={() => setUnfolded(true)} className={styles['body']}>
        {children}
      </Folded>
    </section>
  );
}
