import { memo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Weather } from '#src/domain/recommendation.ts';
import type { PlannedTrip } from '#src/domain/trip.ts';
import { formatDegrees } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ComparedWeather } from './compared-weather.tsx';
import { MeasuredMark } from './measured-mark.tsx';
import type { SectionProps } from '../section-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import { WeatherChart } from './chart/weather-chart.tsx';
import { WeatherConditions } from './weather-conditions.tsx';
import { WeatherOrigin } from './weather-origin.tsx';
import styles from './weather-section.module.css';
import { WeatherSentence } from './weather-sentence.tsx';
import { Heading } from '#src/ui/heading.tsx';
import { WhenToGo } from './when-to-go/when-to-go.tsx';
import type { WindowChoice } from './when-to-go/window-choice.ts';

type WeatherSectionProps = SectionProps &
  Pick<PlannedTrip, 'evidence' | 'origin' | 'trip'> & {
    /** The AI model that wrote the texts, where it is known. */
    model: string | undefined;
    weather: Weather;
    windowChoice: WindowChoice | null;
  };

/** The summary, the chart of the year with the trip's days, and the expected conditions. */
export const WeatherSection = memo(function WeatherSection(props: WeatherSectionProps) {
  const { evidence, model, origin, trip, weather, windowChoice, ...shared } = props;
  const { t } = useTexts('result');
  return (
    <SectionFrame {...shared} section="weather" title={weather.title} label={t('weather.heading')}>
      {origin === 'ai' && evidence !== null ? (
        <ComparedWeather {...shared} weather={weather} evidence={evidence} trip={trip} />
      ) : (
        <>
          <WeatherSentence text={weather.summary} lang={shared.textLanguage} />
          <MeasuredMark measured={origin === 'device'} />
          <Figures weather={weather} evidence={evidence} trip={trip} />
          <WeatherConditions conditions={weather.conditions} textLanguage={shared.textLanguage} />
        </>
      )}
      {evidence === null || windowChoice === null ? null : (
        <div className={styles['whenToGo']}>
          <Heading level={shared.headingLevel === 2 ? 3 : 4} className={styles['partHeading']}>
            {t('whenToGo.heading')}
          </Heading>
          <WhenToGo climate={evidence.climate} dates={trip.request} choice={windowChoice} />
        </div>
      )}
      <WeatherOrigin origin={origin} model={model} evidence={evidence} />
    </SectionFrame>
  );
});

type FiguresProps = Pick<WeatherSectionProps, 'weather' | 'trip' | 'evidence'>;

/** The measured year; without it the recommendation's two temperatures. */
function Figures({ weather: { temperature }, evidence, trip }: FiguresProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  if (evidence !== null) {
    return <WeatherChart evidence={evidence} point={trip.location} request={trip.request} />;
  }
  if (temperature === null) return null;
  return (
    <dl className={styles['temperatures']} aria-label={t('weather.temperatures')}>
      <div>
        <dt>{t('weather.high')}</dt>
        <dd className={styles['high']}>{formatDegrees(temperature.max, language)}</dd>
      </div>
      <div>
        <dt>{t('weather.low')}</dt>
        <dd className={styles['low']}>{formatDegrees(temperature.min, language)}</dd>
      </div>
    </dl>
  );
}
