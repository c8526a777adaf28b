import { Thermometer } from 'lucide-react';
import { Trans } from 'react-i18next';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { tripDays } from '#src/domain/trip/trip-request.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useI18n, useLanguage } from '#src/i18n/use-language.ts';
import { usePlanner } from '../planner-context.ts';
import { rainShare } from '#src/result/weather/rain-share.ts';
import styles from './trip-form.module.css';

/** The typical weather at the place on the form's dates. */
export function ClimateHint() {
  const i18n = useI18n();
  const language = useLanguage();
  const evidence = usePlanner((state) => state.evidence);
  const startDate = usePlanner(({ draft }) => draft.startDate);
  const endDate = usePlanner(({ draft }) => draft.endDate);
  if (evidence.status !== 'ready' || tripDays({ startDate, endDate }) === null) return null;
  const climate = climateOf(evidence.value.climate, startDate, endDate);
  const share = rainShare(climate.wetDaysPer10);
  const values = {
    high: formatDegrees(climate.high, language),
    low: formatDegrees(climate.low, language),
    share,
  };
  const keys = { none: 'hint.text', dry: 'hint.text-dry', rain: 'hint.text-rain' } as const;
  const which = share === null ? 'none' : share === 'dry' ? 'dry' : 'rain';
  return (
    <p className={styles['hint']}>
      <Thermometer size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <Trans
          i18n={i18n}
          ns="planner"
          i18nKey={keys[which]}
          values={values}
          components={{ b: <strong /> }}
        />
      </span>
    </p>
  );
}
