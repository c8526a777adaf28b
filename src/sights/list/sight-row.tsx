import { Bookmark } from 'lucide-react';
import { memo } from 'react';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { KindIcon } from '#src/result/activities/kind-icon.tsx';
import { joinFacts } from '#src/wording/facts.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';
import type { Quote } from './filter-sights.ts';
import type { RowActions } from './row-actions.ts';
import { SightNote } from './sight-note.tsx';
import styles from './sight-row.module.css';

type SightRowProps = {
  sight: ReachableSight;
  quote: Quote | null;
  isOpen: boolean;
  isKept: boolean;
  /** Pointed at on the map. */
  isLit: boolean;
  actions: RowActions;
};

/** One sight: what it is, how long and how far; it opens below its own line and closes no other. */
export const SightRow = memo(function SightRow(props: SightRowProps) {
  const { sight, quote, isOpen, isKept, isLit, actions } = props;
  const { t } = useTexts('result');
  const language = useLanguage();
  const name = sight.names[language];
  return (
    <div
      className={styles['row']}
      data-lit={isLit}
      data-open={isOpen}
      data-sight={sight.id}
      // A finger that scrolls points at nothing.
      onMouseEnter={() => actions.onPoint(sight.id)}
      onMouseLeave={() => actions.onPoint(null)}
    >
      <span className={styles['icon']}>
        <KindIcon kind={sight.kind} />
      </span>
      <button
        type="button"
        className={styles['open']}
        aria-expanded={isOpen}
        data-row
        onClick={() => actions.onToggle(sight.id)}
        onFocus={() => actions.onPoint(sight.id)}
        onBlur={() => actions.onPoint(null)}
      >
        <b translate="no">{name}</b>
        <span className={styles['line']}>
          {quote === null ? (
            joinFacts([
              t(`kind.${sight.kind}`),
              shownText(sight.duration, language),
              formatShortWay(sight.distanceKm, language),
            ])
          ) : (
            <>
              {shownText(quote.before, language)}
              <mark>{quote.hit}</mark>
              {shownText(quote.after, language)}
            </>
          )}
        </span>
      </button>
      <button
        type="button"
        className={styles['keep']}
        aria-pressed={isKept}
        aria-label={t('keep.keepName', { name })}
        title={t(isKept ? 'keep.kept' : 'keep.keep')}
        data-keep
        onClick={() => actions.onKeep(sight)}
      >
        <Bookmark size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isOpen ? <SightNote sight={sight} isKept={isKept} actions={actions} /> : null}
    </div>
  );
});
