import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { DetailOffer } from '../bundled/map-picture.ts';
import type { DetailChoice } from './detail-choice.ts';
import styles from './detail-choices.module.css';

type Choose = (choice: DetailChoice) => void;

/** Asks once whether another host may learn which area the traveller looks at. */
export function DetailQuestion({ host, onChoose }: { host: string; onChoose: Choose }) {
  const { t } = useTexts('map');
  const answer = (choice: DetailChoice) => (event: MouseEvent<HTMLElement>) => {
    // The pressed button goes; the focus stays on the map.
    event.currentTarget
      .closest('section')
      ?.querySelector<HTMLElement>('[role="application"]')
      ?.focus();
    onChoose(choice);
  };
  return (
    <div className={styles['question']} data-over-map>
      <output>{t('detail.question', { host })}</output>
      <Button onClick={answer('shown')}>{t('detail.show')}</Button>
      <button
        type="button"
        className={styles['no']}
        aria-label={t('detail.decline')}
        title={t('detail.decline')}
        onClick={answer('hidden')}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Changes the answer afterwards, among the map's credits. */
export function DetailToggle({ offer, onChoose }: { offer: DetailOffer; onChoose: Choose }) {
  const { t } = useTexts('map');
  const isShown = offer.stage === 'shown';
  return (
    <button
      type="button"
      className={styles['toggle']}
      title={t('detail.question', { host: offer.host })}
      onClick={() => onChoose(isShown ? 'hidden' : 'shown')}
    >
      {t(isShown ? 'detail.hide' : 'detail.show')}
    </button>
  );
}
