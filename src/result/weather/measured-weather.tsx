import { useMemo } from 'react';
import type { ConditionType, Weather } from '#src/domain/trip/recommendation.ts';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import type { Verdict } from '#src/domain/climate/verdict/verdict.ts';
import type { Evidence, Origin, Trip } from '#src/domain/trip/trip.ts';
import type { SectionProps } from '../section-props.ts';
import { AFTER_LISTS, InTime } from '../afterwards.tsx';
import { ComparedWeather } from './compared-weather.tsx';
import { MeasuredMark } from './measured-mark.tsx';
import { WeatherChart } from './chart/weather-chart.tsx';
import { WeatherConditions } from './weather-conditions.tsx';
import { WeatherGlance } from './glance/weather-glance.tsx';
import { VerdictRow } from './verdict/verdict-row.tsx';
import { VerdictSentence } from './verdict/verdict-sentence.tsx';

type MeasuredWeatherProps = SectionProps & {
  weather: Weather;
  evidence: Evidence;
  trip: Trip;
  origin: Origin;
  verdict: Verdict;
  /** Where the verdict's row leads; null where the months are not shown. */
  monthsId: string | null;
  /** Subjects of the notes on safety, which are not said twice. */
  noted: readonly string[];
};

/** The verdict, the days at a glance, the year; of an AI service's result after its own words. */
export function MeasuredWeather(props: MeasuredWeatherProps) {
  const { evidence, monthsId, noted, origin, textLanguage, trip, verdict, weather } = props;
  const { startDate, endDate } = trip.request;
  const spread = useMemo(
    () => spreadOf(evidence.climate, startDate, endDate),
    [evidence.climate, startDate, endDate],
  );
  const glance = (
    <>
      <VerdictRow verdict={verdict} targetId={monthsId} />
      <WeatherGlance evidence={evidence} trip={trip} figures={verdict.trip} />
      <InTime later={props.firstScreenFirst ?? false} paints={AFTER_LISTS} heightPx={CHART_PX}>
        <WeatherChart evidence={evidence} point={trip.location} request={trip.request} />
      </InTime>
    </>
  );
  if (origin === 'ai') {
    return (
      <ComparedWeather {...props}>
        <VerdictSentence verdict={verdict} spread={null} />
        {glance}
      </ComparedWeather>
    );
  }
  return (
    <>
      <VerdictSentence verdict={verdict} spread={spread} />
      <MeasuredMark measured />
      {glance}
      <WeatherConditions
        conditions={weather.conditions.filter(({ type }) => !TOLD.has(type))}
        noted={noted}
        textLanguage={textLanguage}
      />
    </>
  );
}

/** Of the chart in the planner's panel. */
const CHART_PX = 540;

/** Conditions that sentence, tiles and rows have said already. */
const TOLD: ReadonlySet<string> = new Set<ConditionType>([
  'sunny',
  'dry',
  'mild',
  'warm',
  'showers',
  'rain',
  'wind',
  'long-days',
  'short-days',
  'midnight-sun',
  'polar-night',
]);
