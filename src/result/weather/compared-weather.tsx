import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Weather } from '#src/domain/trip/recommendation.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import type { Evidence, Trip } from '#src/domain/trip/trip.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './compared-weather.module.css';
import { farOff } from './far-off.ts';
import { shownText } from '#src/wording/shown/shown-text.ts';
import { MeasuredMark } from './measured-mark.tsx';
import { rainShare } from './rain-share.ts';
import type { SectionProps } from '../section-props.ts';
import { TemperatureComparison } from './temperature-comparison.tsx';
import { WeatherConditions } from './weather-conditions.tsx';
import { WeatherSentence } from './weather-sentence.tsx';

const AS_MEASURED = { high: false, low: false };

type ComparedWeatherProps = SectionProps & {
  weather: Weather;
  evidence: Evidence;
  trip: Trip;
  /** The measured weather, beside the text. */
  children: ReactNode;
};

/**
 * The weather as an AI service wrote it beside the measured climate. The text comes first, unless its
 * temperatures are far off: then a warning and the measured climate do. What the service left out is
 * measured only.
 */
export function ComparedWeather(props: ComparedWeatherProps) {
  const { children, weather, evidence, trip, textLanguage } = props;
  const { t } = useTexts('result');
  const { startDate, endDate } = trip.request;
  const measured = climateOf(evidence.climate, startDate, endDate);
  const { summary, temperature } = weather;
  const off = temperature === null ? AS_MEASURED : farOff(temperature, measured);
  const year = (
    <>
      {temperature === null ? null : (
        <TemperatureComparison written={temperature} measured={measured} off={off} />
      )}
      <MeasuredMark measured />
      {children}
    </>
  );
  const conditions = (
    <WeatherConditions conditions={weather.conditions} textLanguage={textLanguage} />
  );
  if (!off.high && !off.low) {
    return (
      <>
        {summary === '' ? (
          <MeasuredSentence measured={measured} />
        ) : (
          <WeatherSentence text={summary} lang={textLanguage} />
        )}
        {year}
        {conditions}
      </>
    );
  }
  return (
    <>
      <p className={styles['doubt']}>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('weather.farOff')}
      </p>
      <MeasuredSentence measured={measured} />
      {year}
      <div className={styles['written']}>
        <h3 className={styles['heading']}>{t('weather.written')}</h3>
        <p lang={textLanguage}>{shownText(summary, textLanguage)}</p>
        {conditions}
      </div>
    </>
  );
}

function MeasuredSentence({ measured }: { measured: TripClimate }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const share = rainShare(measured.wetDaysPer10);
  const keys = {
    none: 'weather.usual',
    dry: 'weather.usualDry',
    rain: 'weather.usualRain',
  } as const;
  const which = share === null ? 'none' : share === 'dry' ? 'dry' : 'rain';
  const values = {
    high: formatDegrees(measured.high, language),
    low: formatDegrees(measured.low, language),
    share,
  };
  return <WeatherSentence text={t(keys[which], values)} />;
}
