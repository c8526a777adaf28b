import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Source } from '../packing-list.ts';
import styles from './line-state.module.css';

type LineStateProps = { source: Source; quantity?: number };

/** The state of a line, or where it is got: 'to buy', '2 to buy', 'owned', 'borrow or hire'. */
export function LineState({ source, quantity = 1 }: LineStateProps) {
  const { t } = useTexts('result');
  if (source === 'unsaid') return null;
  return (
    <span className={styles['state']} data-source={source}>
      <VisuallyHidden>, </VisuallyHidden>
      {source === 'lacking' && quantity > 1
        ? t('equipment.source.lackingMany', { quantity })
        : t(`equipment.source.${source}`)}
    </span>
  );
}
