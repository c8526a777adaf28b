import { MapPin } from 'lucide-react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './sample-result.module.css';
import { SAMPLE } from './sample.ts';

/** Two suggestions of the sample, each at its real place; a phone shows their first sentences. */
export function SampleActivities() {
  const { t } = useTexts('landing');
  const { activities } = SAMPLE.words[useLanguage()];
  return (
    <div className={styles['activities']}>
      <h4 className={styles['title']}>{t('sample.activities')}</h4>
      <ul className={styles['ideas']}>
        {activities.map(({ name, description, near }) => {
          const [first, ...others] = description.split(/(?<=\.) /u);
          return (
            <li key={name}>
              <p className={styles['name']}>{name}</p>
              <p className={styles['reason']}>
                {first} <span className={styles['more']}>{others.join(' ')}</span>
              </p>
              <p className={styles['near']}>
                <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
                {near}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
