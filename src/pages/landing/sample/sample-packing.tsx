import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './sample-result.module.css';
import { SAMPLE } from './sample.ts';

/** Some lines of the packing list: product, quantity and reason. */
export function SamplePacking() {
  const { t } = useTexts('landing');
  const { packing, lines } = SAMPLE.words[useLanguage()];
  return (
    <div className={styles['packing']}>
      <div className={styles['title']}>
        <h4>{t('sample.packing')}</h4>
        <span className={styles['count']}>
          {t('sample.shown', { shown: packing.length, lines })}
        </span>
      </div>
      <ul className={styles['lines']}>
        {packing.map(({ name, quantity, reason }) => (
          <li key={name} className={styles['line']}>
            <span className={styles['tick']} aria-hidden="true" />
            <div>
              <p className={styles['name']}>{quantity === 1 ? name : `${quantity} × ${name}`}</p>
              <p className={styles['reason']}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
