import { CalendarDays, Plus } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './after-ideas.module.css';
import type { IdeaKeeping } from './idea-selection.ts';

/** The ideas that were set aside, each with its way back. */
export function SetAside({ keeping }: { keeping: IdeaKeeping }) {
  const { t } = useTexts('result');
  const { setAside, onBringBack } = keeping;
  if (setAside.length === 0) return null;
  return (
    <div className={styles['aside']}>
      <span>{t('keep.setAside', { count: setAside.length })}</span>{' '}
      <ul>
        {setAside.map(({ key, name }) => (
          <li key={key}>
            {name}.{' '}
            <button
              type="button"
              aria-label={t('keep.bringBackName', { name })}
              onClick={() => onBringBack(key)}
            >
              {t('keep.bringBack')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From the ideas to the days, once something is kept; before that, to an idea of one's own. */
export function ToDays({ keeping }: { keeping: IdeaKeeping }) {
  const { t } = useTexts('result');
  const { keptInAll, laidOut, onDays, onAddOwn } = keeping;
  if (keptInAll === 0) {
    return (
      <div className={styles['days']}>
        <Button wide onClick={onAddOwn}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('keep.addOwn')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['days']}>
      <Button look={laidOut ? 'outlined' : 'primary'} wide onClick={onDays}>
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
        {t(laidOut ? 'keep.toDays' : 'keep.layOut')}
      </Button>
      {laidOut ? null : <p>{t('keep.soFar', { count: keptInAll })}</p>}
    </div>
  );
}
