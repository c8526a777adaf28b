import { useTexts } from '#src/i18n/use-texts.ts';
import type { SpreadCurve } from '#src/domain/climate/climate-spread.ts';
import type { DailyCurve } from '#src/domain/climate/trip-climate.ts';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { RANGE_DASH } from '#src/wording/numbers.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { degreeUnit, formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { fallAt, flagX, nameDay, valuePlaces } from './label-places.ts';
import { MonthLetters, Panel, TripColumns } from './panel.tsx';
import { bandPath, linePath } from './svg-path.ts';
import { temperatureScale, yearLine } from './temperature-scale.ts';
import type { TemperatureScale } from './temperature-scale.ts';
import type { SpanWeather } from './trip-weather.ts';
import styles from './weather-chart.module.css';
import type { ChartFrame } from './chart-frame.ts';
import { dayAt, monthColumns, widest, xOfDay } from './year-axis.ts';

const PLOT_PX = 150;
const FLAG_PX = 24;
const TOP_PX = FLAG_PX + 4;
const BOTTOM_PX = TOP_PX + PLOT_PX;
const HEIGHT_PX = BOTTOM_PX + 20;
const RING_PX = 4.5;
/** Width of a letter of the flag, and of its ends: text cannot be measured before it is drawn. */
const FLAG_LETTER_PX = 6.9;
const FLAG_ENDS_PX = 18;

type TemperaturePanelProps = {
  frame: ChartFrame;
  year: Pick<DailyCurve, 'high' | 'low'>;
  /** The range of eight of ten days; null in trips that were saved without it. */
  spread: SpreadCurve | null;
  trip: SpanWeather;
};

/** Daily high and low through the year, with the trip's own values beside their rings. */
export function TemperaturePanel({ frame, year, spread, trip }: TemperaturePanelProps) {
  const { t } = useTexts('result');
  const { axis, columns } = frame;
  const values = spread === null ? [...year.high, ...year.low] : Object.values(spread).flat();
  const scale = temperatureScale(values, TOP_PX, BOTTOM_PX);
  const nameAt = (daily: readonly number[], above: boolean) => {
    const day = nameDay(axis, daily, columns);
    const right = fallAt(daily, day) >= 0 === above;
    return {
      x: xOfDay(axis, day) + (right ? 8 : -8),
      y: scale.y(daily[day - 1] ?? 0) + (above ? -8 : 18),
      textAnchor: right ? ('start' as const) : ('end' as const),
    };
  };
  const column = widest(columns);
  const falling = fallAt(year.high, dayAt(axis, column.x + column.width / 2)) > 0;
  return (
    <Panel
      frame={frame}
      title={t('chart.temperature')}
      unit={t(spread === null ? 'chart.temperatureUnit' : 'chart.temperatureBand', {
        unit: degreeUnit(),
      })}
      heightPx={HEIGHT_PX}
    >
      {spread === null ? null : <Bands frame={frame} scale={scale} spread={spread} />}
      <Grid frame={frame} scale={scale} />
      <TripColumns frame={frame} top={FLAG_PX} bottom={BOTTOM_PX} />
      <path className={styles['low']} d={linePath(yearLine(axis, year.low, scale.y))} />
      <path className={styles['high']} d={linePath(yearLine(axis, year.high, scale.y))} />
      <text className={styles['highName']} {...nameAt(year.high, true)}>
        {t('chart.day')}
      </text>
      <text className={styles['lowName']} {...nameAt(year.low, false)}>
        {t('chart.night')}
      </text>
      <TripValues frame={frame} scale={scale} trip={trip} falling={falling} />
      <MonthLetters frame={frame} y={HEIGHT_PX - 5} />
    </Panel>
  );
}

type BandsProps = { frame: ChartFrame; scale: TemperatureScale; spread: SpreadCurve };

function Bands({ frame: { axis }, scale, spread }: BandsProps) {
  const line = (daily: readonly number[]) => yearLine(axis, daily, scale.y);
  return (
    <g>
      <path className={styles['lowBand']} d={bandPath(line(spread.low90), line(spread.low10))} />
      <path className={styles['highBand']} d={bandPath(line(spread.high90), line(spread.high10))} />
    </g>
  );
}

function Grid({ frame, scale }: { frame: ChartFrame; scale: TemperatureScale }) {
  const language = useLanguage();
  const { axis } = frame;
  // In °F no step lies there.
  const freezing = degreeUnit() === '°C' ? 0 : null;
  return (
    <g>
      <path
        className={styles['gridMonth']}
        d={monthColumns(axis)
          .map(({ x }) => `M${x} ${TOP_PX}V${BOTTOM_PX}`)
          .join('')}
      />
      {scale.lines.map(({ degrees, y, named }) => (
        <g key={degrees}>
          <path
            className={degrees === freezing ? styles['zero'] : styles['grid']}
            d={`M${axis.left} ${y}H${axis.right}`}
          />
          {named ? (
            <text className={styles['tick']} x={axis.left - 8} y={y + 4} textAnchor="end">
              {formatNumber(degrees, language)}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

type TripValuesProps = {
  frame: ChartFrame;
  scale: TemperatureScale;
  trip: SpanWeather;
  falling: boolean;
};

/** The flag with the dates, a ring on each line, and the value beside it. */
function TripValues({ frame, scale, trip, falling }: TripValuesProps) {
  const language = useLanguage();
  const column = widest(frame.columns);
  const middle = column.x + column.width / 2;
  const places = valuePlaces(frame.axis, column, falling);
  const flag = formatShortDayRange(trip.startDate, trip.endDate, language);
  const flagWidth = flag.replace(RANGE_DASH, '–').length * FLAG_LETTER_PX + FLAG_ENDS_PX;
  const flagLeft = flagX(frame.axis, column, flagWidth);
  return (
    <g>
      <rect
        className={styles['flag']}
        x={flagLeft}
        y={0}
        width={flagWidth}
        height={FLAG_PX}
        rx={FLAG_PX / 2}
      />
      <text
        className={styles['flagText']}
        x={flagLeft + flagWidth / 2}
        y={16.5}
        textAnchor="middle"
      >
        {flag}
      </text>
      <circle
        className={styles['highRing']}
        cx={middle}
        cy={scale.y(trip.climate.high)}
        r={RING_PX}
      />
      <circle
        className={styles['lowRing']}
        cx={middle}
        cy={scale.y(trip.climate.low)}
        r={RING_PX}
      />
      <text
        className={styles['highValue']}
        x={places.high.x}
        y={scale.y(trip.climate.high) - 10}
        textAnchor={places.high.anchor}
      >
        {formatDegrees(trip.climate.high, language)}
      </text>
      <text
        className={styles['lowValue']}
        x={places.low.x}
        y={scale.y(trip.climate.low) + 22}
        textAnchor={places.low.anchor}
      >
        {formatDegrees(trip.climate.low, language)}
      </text>
    </g>
  );
}
