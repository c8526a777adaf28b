import { Bookmark, Map as MapIcon } from 'lucide-react';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { IdeaFacts } from '#src/result/activities/idea-facts.tsx';
import { CopyName, OpenInMaps } from '#src/result/activities/place-actions.tsx';
import { WishMark } from '#src/result/wish-mark.tsx';
import { Button } from '#src/ui/button.tsx';
import { formatCoordinates } from '#src/wording/coordinates.ts';
import { joinFacts } from '#src/wording/facts.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import styles from './sight-note.module.css';
import type { RowActions } from './row-actions.ts';

type SightNoteProps = { sight: ReachableSight; isKept: boolean; actions: RowActions };

/** The opened row: the note, when to be there and what it asks, and where one goes on from here. */
export function SightNote({ sight, isKept, actions }: SightNoteProps) {
  const { t } = useTexts('sights');
  const { t: words } = useTexts('result');
  const language = useLanguage();
  const { text, when, asks, care, wish, way } = sight;
  const name = sight.names[language];
  return (
    <div className={styles['note']}>
      <p className={text === '' ? styles['none'] : undefined}>
        {text === '' ? t('row.noNote') : shownText(text, language)}
      </p>
      <IdeaFacts suggestion={{ when, asks, care }} lang={language} />
      {wish === '' ? null : <WishMark wish={wish} lang={language} />}
      <p className={styles['point']}>
        {joinFacts([
          shownText(way, language),
          t('row.point', { point: formatCoordinates(sight, language) }),
        ])}
      </p>
      <div className={styles['actions']}>
        <Button
          aria-pressed={isKept}
          data-kept={isKept}
          aria-label={words('keep.keepName', { name })}
          onClick={() => actions.onKeep(sight)}
        >
          <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
          {words('keep.keep')}
        </Button>
        <Button onClick={() => actions.onShowOnMap(sight.id)}>
          <MapIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('row.onMap')}
        </Button>
      </div>
      <div className={styles['more']}>
        <OpenInMaps at={sight} name={name} />
        <CopyName name={name} />
      </div>
    </div>
  );
}
