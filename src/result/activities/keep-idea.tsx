import { Bookmark, CalendarPlus, X } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import type { IdeaKeeping } from './idea-selection.ts';
import styles from './keep-idea.module.css';

type KeepProps = { keeping: IdeaKeeping; index: number; name: string };

/** The bookmark of a card: filled where the idea is kept. */
export function KeepMark({ keeping, index, name }: KeepProps) {
  const { t } = useTexts('result');
  const kept = keeping.kept.has(index);
  return (
    <button
      type="button"
      className={styles['mark']}
      aria-pressed={kept}
      aria-label={t('keep.keepName', { name })}
      title={t(kept ? 'keep.kept' : 'keep.keep')}
      onClick={() => keeping.onKeep(index, !kept)}
    >
      <Bookmark size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** The same in words in an open card, and putting the idea on a day. */
export function KeepActions({ keeping, index, name }: KeepProps) {
  const { t } = useTexts('result');
  const kept = keeping.kept.has(index);
  const day = keeping.dayOf(index);
  const isOnDay = day === null ? null : t('keep.isOnDay', { number: day + 1 });
  return (
    <div className={styles['actions']}>
      <Button
        aria-pressed={kept}
        data-kept={kept}
        onClick={() => keeping.onKeep(index, !kept)}
        aria-label={kept ? `${t('keep.kept')}: ${name}` : t('keep.keepName', { name })}
      >
        <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(kept ? 'keep.kept' : 'keep.keep')}
      </Button>
      <Button
        aria-label={isOnDay === null ? t('keep.onDayName', { name }) : `${isOnDay}: ${name}`}
        onClick={() => keeping.onDay(index)}
      >
        <CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />
        {isOnDay ?? t('keep.onDay')}
      </Button>
    </div>
  );
}

/** Sets the idea aside. */
export function NotForUs({ keeping, index, name }: KeepProps) {
  const { t } = useTexts('result');
  const notFor = t(keeping.alone ? 'keep.notForMe' : 'keep.notForUs');
  return (
    <Button
      look="quiet"
      aria-label={`${notFor}: ${name}`}
      onClick={() => keeping.onSetAside(index)}
    >
      <X size={18} strokeWidth={1.75} aria-hidden="true" />
      {notFor}
    </Button>
  );
}
