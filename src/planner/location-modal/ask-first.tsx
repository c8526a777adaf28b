import type { FoundPlace } from '#src/domain/ports.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './location-modal.module.css';

type AskFirstProps = { place: FoundPlace; onTake: () => void };

/** Asks before a place is taken that answers only a part of what was typed. */
export function AskFirst({ place, onTake }: AskFirstProps) {
  const { t } = useTexts('planner');
  const names = { place: place.name, unknown: place.unknown ?? '' };
  return (
    <div className={styles['ask']}>
      <p>{t('search.ask', names)}</p>
      <Button onClick={onTake}>{t('search.take', names)}</Button>
    </div>
  );
}
