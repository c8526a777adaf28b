import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { SafetyNote, Weather } from '#src/domain/trip/recommendation.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { Origin, PlannedTrip } from '#src/domain/trip/trip.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { MeasuredMark } from './measured-mark.tsx';
import type { SectionProps } from '../section-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import { MeasuredWeather } from './measured-weather.tsx';
import { useVerdict } from './verdict/use-verdict.ts';
import { WeatherConditions } from './weather-conditions.tsx';
import { WeatherOrigin } from './weather-origin.tsx';
import styles from './weather-section.module.css';
import { WeatherSentence } from './weather-sentence.tsx';
import { FoldedMonths } from './when-to-go/folded-months.tsx';
import { WhenToGo } from './when-to-go/when-to-go.tsx';
import type { WindowChoice } from './when-to-go/window-choice.ts';

type WeatherSectionProps = SectionProps &
  Pick<PlannedTrip, 'evidence' | 'origin' | 'trip' | 'wants'> & {
    /** The AI model that wrote the texts, where it is known. */
    model: string | undefined;
    weather: Weather;
    /** The notes on safety that stand further down. */
    safety: readonly SafetyNote[];
    windowChoice: WindowChoice | null;
    /** The verdict on the dates says whether others would be better. */
    judgesDates?: boolean;
    /** At the end of the section. */
    others?: ReactNode;
  };

/** The weather of these days, a comparison with other dates, and the year at the place. */
export const WeatherSection = memo(function WeatherSection(props: WeatherSectionProps) {
  const { evidence, model, origin, safety, trip, wants, weather, windowChoice, ...rest } = props;
  const { judgesDates = true, others, ...shared } = rest;
  const today = windowChoice?.today ?? null;
  // A trip that is over is not put off.
  const choice = today !== null && trip.request.endDate < today ? null : windowChoice;
  const { t } = useTexts('result');
  const verdict = useVerdict({ evidence, trip, wants }, today);
  const noted = safety.map(({ lead }) => lead);
  const monthsId = choice === null ? null : shared.ids.whenToGo;
  return (
    <SectionFrame {...shared} section="weather" title={weather.title} label={t('weather.heading')}>
      {evidence === null || verdict === null ? (
        <WrittenWeather weather={weather} origin={origin} textLanguage={shared.textLanguage} />
      ) : (
        <MeasuredWeather
          {...shared}
          {...{ weather, evidence, trip, origin, monthsId, noted }}
          verdict={judgesDates ? verdict : { ...verdict, other: null }}
        />
      )}
      {evidence === null || choice === null ? null : (
        <FoldedMonths id={shared.ids.whenToGo} later={shared.firstScreenFirst ?? false}>
          <WhenToGo climate={evidence.climate} dates={trip.request} choice={choice} wants={wants} />
        </FoldedMonths>
      )}
      <WeatherOrigin origin={origin} model={model} evidence={evidence} />
      {others}
    </SectionFrame>
  );
});

type WrittenWeatherProps = { weather: Weather; origin: Origin; textLanguage: Language };

/** A text and two temperatures, where there is no climate to judge them by. */
function WrittenWeather({ weather, origin, textLanguage }: WrittenWeatherProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const { conditions, summary, temperature } = weather;
  return (
    <>
      <WeatherSentence text={summary} lang={textLanguage} />
      <MeasuredMark measured={origin === 'device'} />
      {temperature === null ? null : (
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
      )}
      <WeatherConditions conditions={conditions} textLanguage={textLanguage} />
    </>
  );
}
