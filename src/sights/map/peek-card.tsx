import { Bookmark } from 'lucide-react';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon } from '#src/result/activities/kind-icon.tsx';
import { Button } from '#src/ui/button.tsx';
import { joinFacts } from '#src/wording/facts.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';
import styles from './peek-card.module.css';

type PeekCardProps = {
  sight: ReachableSight;
  isKept: boolean;
  onOpen: () => void;
  onKeep: () => void;
};

/** The sight that was tapped on the map: a press opens its row in the list. */
export function PeekCard({ sight, isKept, onOpen, onKeep }: PeekCardProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const name = sight.names[language];
  const facts = [
    t(`kind.${sight.kind}`),
    sight.duration,
    formatShortWay(sight.distanceKm, language),
  ];
  return (
    <div className={styles['card']} aria-live="polite">
      <button type="button" className={styles['open']} onClick={onOpen}>
        <b translate="no">{name}</b>
        <span>
          <KindIcon kind={sight.kind} />
          {joinFacts(facts)}
        </span>
      </button>
      <Button
        aria-pressed={isKept}
        data-kept={isKept}
        aria-label={t('keep.keepName', { name })}
        onClick={onKeep}
      >
        <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('keep.keep')}
      </Button>
    </div>
  );
}
