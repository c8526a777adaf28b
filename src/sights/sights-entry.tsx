import { ChevronRight, MapPinned } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import styles from './sights-entry.module.css';
import type { Reach } from './use-sights-in-reach.ts';

type SightsEntryProps = {
  reach: Reach;
  onOpen: (button: HTMLElement) => void;
  onRetry: () => void;
};

/** 'All 22 sights', below the ideas. Its room is there before the count is. */
export function SightsEntry({ reach, onOpen, onRetry }: SightsEntryProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const id = useId();
  if (reach.status === 'loading') return <div className={styles['room']} />;
  if (reach.status === 'failed') {
    return (
      <div className={styles['failed']} role="alert">
        <p>{t('sights.failed')}</p>
        <Button onClick={onRetry}>{t('sights.retry')}</Button>
      </div>
    );
  }
  const { sights } = reach.found;
  if (sights.length === 0) return null;
  const near = sights.filter((sight) => sight.reach === 'near').length;
  const far = sights.length - near;
  return (
    <div className={styles['entry']}>
      <span className={styles['icon']}>
        <MapPinned size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <button
          type="button"
          aria-describedby={id}
          data-all-sights
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          {t('sights.all', { count: sights.length })}
        </button>
        {near === 0 || far === 0 ? null : (
          <p id={id}>
            {t('sights.spread', {
              near: formatNumber(near, language),
              far: formatNumber(far, language),
            })}
          </p>
        )}
      </div>
      <ChevronRight size={22} strokeWidth={1.75} aria-hidden="true" />
    </div>
  );
}
