import { formatDegrees } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './season-layers.module.css';

const EXAMPLE = { rainyDays: 4, eveningCelsius: 9, dayCelsius: 17 };

/** The layers of clothing, each with the temperature or rain it is for. */
export function SeasonLayers() {
  const { t } = useTexts('landing');
  const language = useLanguage();
  return (
    <div className={styles['layers']}>
      <div className={styles['layer']} data-layer="outer">
        <strong>{t('example.rainJacket')}</strong>
        {t('example.rainyDays', { days: EXAMPLE.rainyDays })}
      </div>
      <div className={styles['layer']} data-layer="middle">
        <strong>{t('example.fleece')}</strong>
        {t('example.evenings', { degrees: formatDegrees(EXAMPLE.eveningCelsius, language) })}
      </div>
      <div className={styles['layer']} data-layer="inner">
        <strong>{t('example.baseLayer')}</strong>
        {t('example.days', { degrees: formatDegrees(EXAMPLE.dayCelsius, language) })}
      </div>
    </div>
  );
}
