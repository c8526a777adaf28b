import { CalendarDays, PenLine } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Weather } from '#src/domain/recommendation.ts';
import type { PlannedTrip } from '#src/domain/trip.ts';
import { formatDegrees } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FiguredText } from './figured-text.tsx';
import type { SectionProps } from './result-view.tsx';
import { SectionFrame } from './section-frame.tsx';
import { WeatherChart } from './weather-chart/weather-chart.tsx';
import { WeatherConditions } from './weather-conditions.tsx';
import { WeatherOrigin } from './weather-origin.tsx';
import styles from './weather-section.module.css';

type WeatherSectionProps = SectionProps &
  Pick<PlannedTrip, 'evidence' | 'origin' | 'trip'> & { weather: Weather };

/** First the sentence, then the year with the traveller's days in it, then what to expect. */
export const WeatherSection = memo(function WeatherSection({
  evidence,
  origin,
  trip,
  weather,
  ...shared
}: WeatherSectionProps) {
  const { t } = useTranslation('result');
  const measured = evidence !== null || origin === 'device';
  return (
    <SectionFrame {...shared} section="weather" title={weather.title} label={t('weather.heading')}>
      <p className={styles['sentence']} lang={shared.textLanguage}>
        <FiguredText text={weather.summary} className={styles['figure']} />
      </p>
      <p className={styles['typical']}>
        {measured ? (
          <CalendarDays size={17} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <PenLine size={17} strokeWidth={1.75} aria-hidden="true" />
        )}
        {t(measured ? 'weather.typical' : 'weather.unmeasured')}
      </p>
      {evidence === null ? (
        <Temperatures temperature={weather.temperature} />
      ) : (
        <>
          {origin === 'ai' ? <ExpectedByAi temperature={weather.temperature} /> : null}
          <WeatherChart evidence={evidence} point={trip.location} request={trip.request} />
        </>
      )}
      <WeatherConditions conditions={weather.conditions} textLanguage={shared.textLanguage} />
      <WeatherOrigin origin={origin} evidence={evidence} />
    </SectionFrame>
  );
});

type TemperatureProps = { temperature: Weather['temperature'] };

/** All there is without measured climate: the recommendation's own two numbers. */
function Temperatures({ temperature }: TemperatureProps) {
  const { t } = useTranslation('result');
  const language = useLanguage();
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

function ExpectedByAi({ temperature }: TemperatureProps) {
  const { t } = useTranslation('result');
  const language = useLanguage();
  return (
    <p className={styles['byAi']}>
      {t('weather.byAi', {
        high: formatDegrees(temperature.max, language),
        low: formatDegrees(temperature.min, language),
      })}
    </p>
  );
}
