import { useId, useMemo } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { daylightBands } from './daylight-bands.ts';
import { useDaylightWords } from './daylight-words.ts';
import { wordsPlace } from '../label-places.ts';
import { MonthLetters, Panel, TripColumns } from '../panel.tsx';
import { sunYear } from './sun-year.ts';
import type { SpanWeather, WeatherPlace } from '../trip-weather.ts';
import styles from '../weather-chart.module.css';
import type { ChartFrame } from '../chart-frame.ts';
import { widest } from '../year-axis.ts';

const STRIP_PX = 56;
const TOP_PX = 4;
const HEIGHT_PX = TOP_PX + STRIP_PX + 18;
const HOURS = [0, 12, 24] as const;
/** Width of a letter of the words: text cannot be measured before it is drawn. */
const LETTER_PX = 7.5;

type DaylightPanelProps = { frame: ChartFrame; place: WeatherPlace; trip: SpanWeather };

/** Night, twilight and day through the year, midnight above and below. */
export function DaylightPanel({ frame, place, trip }: DaylightPanelProps) {
  const { t } = useTexts('result');
  const { inFull } = useDaylightWords();
  const clip = useId();
  const { axis } = frame;
  const { point, timeZone } = place;
  const sun = useMemo(
    () => sunYear(point, timeZone, trip.startDate),
    [point, timeZone, trip.startDate],
  );
  const bands = daylightBands(axis, sun, STRIP_PX);
  const words = inFull(trip.daylightMinutes);
  const at = wordsPlace(axis, widest(frame.columns), words.length * LETTER_PX);
  return (
    <Panel
      frame={frame}
      title={t('chart.daylight')}
      unit={t('chart.daylightUnit')}
      heightPx={HEIGHT_PX}
    >
      <clipPath id={clip}>
        <rect x={axis.left} y={0} width={axis.right - axis.left} height={STRIP_PX} rx={6} />
      </clipPath>
      {HOURS.map((hour) => (
        <text
          key={hour}
          className={styles['tick']}
          x={axis.left - 8}
          y={TOP_PX + (hour / 24) * (STRIP_PX - 6) + 7}
          textAnchor="end"
        >
          {hour}
        </text>
      ))}
      <g transform={`translate(0 ${TOP_PX})`} clipPath={`url(#${clip})`}>
        <rect
          className={styles['night']}
          x={axis.left}
          y={0}
          width={axis.right - axis.left}
          height={STRIP_PX}
        />
        <path className={styles['twilight']} d={bands.twilight} />
        <path className={styles['daylight']} d={bands.day} />
        <path className={styles['sunEdge']} d={bands.edges} />
        <TripColumns frame={frame} top={0} bottom={STRIP_PX} />
      </g>
      <text
        className={styles['daylightWords']}
        x={at.x}
        y={TOP_PX + STRIP_PX / 2 + 4.5}
        textAnchor={at.anchor}
      >
        {words}
      </text>
      <MonthLetters frame={frame} y={HEIGHT_PX - 3} />
    </Panel>
  );
}
