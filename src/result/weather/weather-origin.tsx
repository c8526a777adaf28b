import { useTexts } from '#src/i18n/use-texts.ts';
import type { Evidence, Origin } from '#src/domain/trip/trip.ts';
import { formatDegreesOff, formatHeight } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OriginNote } from '../origin-note.tsx';
import styles from './weather-origin.module.css';

type WeatherOriginProps = {
  origin: Origin;
  model: string | undefined;
  evidence: Evidence | null;
};

/** How far off the climate is at the weather stations that it was tested against (docs/decisions/climate.md). */
const HALF_WITHIN_K = 0.5;
const NINE_IN_TEN_WITHIN_K = 1.7;

/** Where the weather text and its figures come from, and by which method. */
export function WeatherOrigin({ origin, model, evidence }: WeatherOriginProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const height = formatHeight(evidence?.climate.elevation ?? 0, language);
  const off = {
    half: formatDegreesOff(HALF_WITHIN_K, language),
    most: formatDegreesOff(NINE_IN_TEN_WITHIN_K, language),
  };
  const service = model === undefined ? t('origin.service') : t('origin.serviceOf', { model });
  return (
    <OriginNote origin={origin}>
      <p>{t(`origin.${originKey(origin, evidence)}`, { height, service })}</p>
      {evidence === null ? null : (
        <details className={styles['how']}>
          <summary>{t('origin.how')}</summary>
          <p>{t('origin.howText')}</p>
          {evidence.climate.surface === 'land' ? <p>{t('origin.error', off)}</p> : null}
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
