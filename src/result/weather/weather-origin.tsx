import { useTexts } from '#src/i18n/use-texts.ts';
import type { Evidence, Origin } from '#src/domain/trip/trip.ts';
import { formatHeight } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OriginNote } from '../origin-note.tsx';
import styles from './weather-origin.module.css';

type WeatherOriginProps = {
  origin: Origin;
  model: string | undefined;
  evidence: Evidence | null;
};

/** Where the weather text and its figures come from, and by which method. */
export function WeatherOrigin({ origin, model, evidence }: WeatherOriginProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const height = formatHeight(evidence?.climate.elevation ?? 0, language);
  const service = model === undefined ? t('origin.service') : t('origin.serviceOf', { model });
  return (
    <OriginNote origin={origin}>
      <p>{t(`origin.${originKey(origin, evidence)}`, { height, service })}</p>
      {evidence === null ? null : (
        <details className={styles['how']}>
          <summary>{t('origin.how')}</summary>
          <p>{t('origin.howText')}</p>
          {evidence.climate.surface === 'land' ? <p>{t('origin.error')}</p> : null}
          <p>{t('origin.sources')}</p>
        </details>
      )}
    </OriginNote>
  );
}

function originKey(origin: Origin, evidence: Evidence | null) {
  const sea = evidence?.climate.surface === 'sea';
  if (origin === 'device') {
    if (evidence === null) return 'deviceAlone';
    return sea ? 'sea' : 'device';
  }
  if (evidence === null) return 'aiAlone';
  return sea ? 'aiSea' : 'ai';
}
