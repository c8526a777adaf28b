import { CornerDownRight } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './wish-mark.module.css';

/** Says which wish an idea or a line of the list serves; nothing without one. */
export function WishMark({ wish, lang }: { wish: string | undefined; lang: string }) {
  const { t } = useTexts('result');
  if (wish === undefined) return null;
  return (
    <p className={styles['mark']}>
      <CornerDownRight size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <VisuallyHidden>{t('activities.askedFor')} </VisuallyHidden>
        <strong lang={lang}>{wish}</strong>
      </span>
    </p>
  );
}
