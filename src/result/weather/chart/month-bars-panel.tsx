import { Panel } from './panel.tsx';
import { monthBars } from './month-bars.ts';
import type { MonthBar, MonthFigures } from './month-bars.ts';
import styles from './weather-chart.module.css';
import type { ChartFrame } from './chart-frame.ts';

type MonthBarsPanelProps = {
  frame: ChartFrame;
  title: string;
  unit: string;
  figures: MonthFigures;
  format: (value: number) => string;
};

const BARS_PX = 40;
const TOP_PX = 10;
const BOTTOM_PX = TOP_PX + BARS_PX;
const RADIUS_PX = 3;

/** A figure of each month as a bar; the month of most of the trip's days says its value. */
export function MonthBarsPanel({ frame, title, unit, figures, format }: MonthBarsPanelProps) {
  const { axis } = frame;
  const bars = monthBars(axis, figures, BARS_PX);
  const trip = bars[frame.month];
  return (
    <Panel frame={frame} title={title} unit={unit} heightPx={BOTTOM_PX + 2}>
      {[figures.full, figures.full / 2].map((value, index) => (
        <g key={value}>
          <path
            className={styles['grid']}
            d={`M${axis.left} ${TOP_PX + (index * BARS_PX) / 2}H${axis.right}`}
          />
          <text
            className={styles['tick']}
            x={axis.left - 6}
            y={TOP_PX + (index * BARS_PX) / 2 + 4}
            textAnchor="end"
          >
            {format(value)}
          </text>
        </g>
      ))}
      <path
        className={styles['bar']}
        d={bars
          .filter((bar) => bar !== trip)
          .map(barPath)
          .join('')}
      />
      {trip === undefined ? null : <path className={styles['tripBar']} d={barPath(trip)} />}
      <path className={styles['baseline']} d={`M${axis.left} ${BOTTOM_PX}H${axis.right}`} />
      {trip === undefined ? null : (
        <text
          className={styles['barValue']}
          x={trip.x + trip.width / 2}
          y={BOTTOM_PX - trip.height - 4}
          textAnchor="middle"
        >
          {format(trip.value)}
        </text>
      )}
    </Panel>
  );
}

/** Round above, flat on the ground; a low bar is rounded less than its height. */
function barPath({ x, width, height }: MonthBar): string {
  const radius = Math.min(RADIUS_PX, height);
  return `M${x} ${BOTTOM_PX}V${BOTTOM_PX - height + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${BOTTOM_PX}Z`;
}
