import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Folded } from '#src/result/folded.tsx';
import styles from './folded-months.module.css';

type FoldedMonthsProps = {
  id: string;
  /** See Folded. */
  later: boolean;
  children: ReactNode;
};

/** The twelve months, folded; a link that leads to them, which gives them the focus, unfolds them. */
export function FoldedMonths({ id, later, children }: FoldedMonthsProps) {
  const { t } = useTexts('result');
  const [unfolded, setUnfolded] = useState(false);
  const unfoldForLink = (event: FocusEvent) => {
    if (event.target === event.currentTarget) setUnfolded(true);
  };
  return (
    <div id={id} tabIndex={-1} className={styles['months']} onFocus={unfoldForLink}>
      <h3 className={styles['heading']}>
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t('whenToGo.heading')}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h3>
      <Folded later={later} folded={!unfolded} onFound={() => setUnfolded(true)}>
        {children}
      </Folded>
    </div>
  );
}
