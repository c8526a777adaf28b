import { useMemo } from 'react';
import { formatPercent } from '#src/wording/numbers.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { humidityOfYear, rainOfYear, windOfYear } from './month-bars.ts';
import { MonthBarsPanel } from './month-bars-panel.tsx';
import styles from './weather-chart.module.css';
import type { ChartFrame } from './chart-frame.ts';
import { formatSpeedNumber, formatWetDay, speedUnit } from '#src/wording/shown/shown-units.ts';

/** Rain of the twelve months; wind where it is windy, humidity where it is felt. */
export function MonthPanels({ frame, climate }: { frame: ChartFrame; climate: ClimateNormals }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const rain = useMemo(() => rainOfYear(climate), [climate]);
  const wind = useMemo(() => windOfYear(climate), [climate]);
  const humidity = useMemo(() => humidityOfYear(climate), [climate]);
  const percent = (share: number) => formatPercent(share, language);
  return (
    <>
      {rain === null ? (
        <p className={styles['missing']}>{t('chart.noRain')}</p>
      ) : (
        <MonthBarsPanel
          frame={frame}
          title={t('chart.rain')}
          unit={t('chart.rainUnit', { amount: formatWetDay(language) })}
          figures={rain}
          format={percent}
        />
      )}
      {wind === null ? null : (
        <MonthBarsPanel
          frame={frame}
          title={t('chart.wind')}
          unit={t('chart.windUnit', { unit: speedUnit() })}
          figures={wind}
          format={(speed) => formatSpeedNumber(speed, language)}
        />
      )}
      {humidity === null ? null : (
        <MonthBarsPanel
          frame={frame}
          title={t('chart.humidity')}
          unit={t('chart.humidityUnit')}
          figures={humidity}
          format={percent}
        />
      )}
    </>
  );
}
