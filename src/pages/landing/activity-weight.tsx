import { useTranslation } from 'react-i18next';
import { formatWeight } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './activity-weight.module.css';

const GROUPS = ['sleep', 'clothes', 'kitchen', 'carry'] as const;
const EXAMPLE_GRAMS = 7400;

/** The weight of a list, and which part of it each group carries. */
export function ActivityWeight() {
  const { t } = useTranslation('landing');
  return (
    <div>
      <p className={styles['total']}>{formatWeight(EXAMPLE_GRAMS, useLanguage())}</p>
      <p className={styles['for']}>{t('example.weightFor')}</p>
      <div className={styles['bar']}>
        {GROUPS.map((group) => (
          <span key={group} data-group={group} />
        ))}
      </div>
      <div className={styles['legend']}>
        {GROUPS.map((group) => (
          <span key={group} data-group={group}>
            {t(`example.${group}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
