import { useTexts } from '#src/i18n/use-texts.ts';
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
