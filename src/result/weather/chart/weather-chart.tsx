import { useMemo, useRef } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { spreadCurve } from '#src/domain/climate/climate-spread.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { TripRequest } from '#src/domain/trip/trip-request.ts';
import { dailyCurve } from '#src/domain/climate/trip-climate.ts';
import type { Evidence } from '#src/domain/trip/trip.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { DaylightPanel } from './daylight/daylight-panel.tsx';
import { MonthPanels } from './month-panels.tsx';
import { TemperaturePanel } from './temperature-panel.tsx';
import { spanWeather } from './trip-weather.ts';
import { useChartWidth } from './use-chart-width.ts';
import styles from './weather-chart.module.css';
import { WeatherTable } from './tables/weather-table.tsx';
import { Fold } from './tables/fold.tsx';
import { YearTable } from './tables/year-table.tsx';
import { columnOf, mainMonth, tripSpans } from './year-axis.ts';
import type { ChartFrame } from './chart-frame.ts';

type WeatherChartProps = {
  evidence: Evidence;
  point: LatLng;
  request: Pick<TripRequest, 'startDate' | 'endDate'>;
};

const AXIS_LEFT_PX = 34;
const AXIS_RIGHT_PX = 6;

/** The year at the place with the trip's days marked, and the same numbers as a table. */
export function WeatherChart({ evidence, point, request }: WeatherChartProps) {
  const { t } = useTexts('result');
  const element = useRef<HTMLDivElement>(null);
  const width = useChartWidth(element);
  const { startDate, endDate } = request;
  const { climate, timeZone } = evidence;
  const { lat, lng } = point;
  const year = dailyCurve(climate);
  const spread = useMemo(() => spreadCurve(climate), [climate]);
  const place = useMemo(
    () => ({ climate, point: { lat, lng }, timeZone }),
    [climate, lat, lng, timeZone],
  );
  const trip = useMemo(() => spanWeather(place, startDate, endDate), [place, startDate, endDate]);
  const axis = { left: AXIS_LEFT_PX, right: width - AXIS_RIGHT_PX };
  const tripDays = tripSpans(startDate, endDate);
  const frame: ChartFrame = {
    width,
    axis,
    columns: tripDays.map((span) => columnOf(axis, span)),
    month: mainMonth(tripDays),
  };
  return (
    <>
      <figure className={styles['chart']}>
        <figcaption>
          <VisuallyHidden>{t('chart.label')}</VisuallyHidden>
        </figcaption>
        <div ref={element} className={styles['panels']} aria-hidden="true">
          <TemperaturePanel frame={frame} year={year} spread={spread} trip={trip} />
          <MonthPanels frame={frame} climate={climate} />
          <DaylightPanel frame={frame} place={place} trip={trip} />
        </div>
      </figure>
      <Fold
        title={t('table.open')}
        more={
          <YearTable place={place} year={Number(startDate.slice(0, 4))} tripMonth={frame.month} />
        }
      >
        <WeatherTable place={place} trip={trip} />
      </Fold>
    </>
  );
}
