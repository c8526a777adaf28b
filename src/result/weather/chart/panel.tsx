import { useId } from 'react';
import type { ReactNode } from 'react';
import { monthName } from '#src/wording/days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './weather-chart.module.css';
import type { ChartFrame } from './chart-frame.ts';
import { monthColumns } from './year-axis.ts';

type PanelProps = {
  frame: ChartFrame;
  title: string;
  unit: string;
  heightPx: number;
  children: ReactNode;
};

type TripColumnsProps = { frame: ChartFrame; top: number; bottom: number };

/** Distance between the lines of the hatch. */
const HATCH_PX = 4;

/** A part of the chart under its name. */
export function Panel({ frame, title, unit, heightPx, children }: PanelProps) {
  return (
    <div className={styles['panel']}>
      <p className={styles['caption']}>
        <strong>{title}</strong> <span>{unit}</span>
      </p>
      {/* The words a translator puts into a drawing are not shown. */}
      <div translate="no">
        <svg
          width={frame.width}
          height={heightPx}
          viewBox={`0 0 ${frame.width} ${heightPx}`}
          aria-hidden="true"
        >
          {children}
        </svg>
      </div>
    </div>
  );
}

/** The trip's days from top to bottom: tint, two edges, and a hatch for paper, which has no tint. */
export function TripColumns({ frame, top, bottom }: TripColumnsProps) {
  const hatch = useId();
  const height = bottom - top;
  return (
    <g>
      <pattern
        id={hatch}
        width={HATCH_PX}
        height={HATCH_PX}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles['hatchLine']} d={`M0 0V${HATCH_PX}`} />
      </pattern>
      {frame.columns.map(({ x, width }) => (
        <g key={x}>
          <rect className={styles['column']} x={x} y={top} width={width} height={height} />
          <rect
            className={styles['columnHatch']}
            x={x}
            y={top}
            width={width}
            height={height}
            fill={`url(#${hatch})`}
          />
          <path
            className={styles['columnEdge']}
            d={`M${x} ${top}V${bottom}M${x + width} ${top}V${bottom}`}
          />
        </g>
      ))}
    </g>
  );
}

/** First letters of the months, the trip's month in its colour. */
export function MonthLetters({ frame, y }: { frame: ChartFrame; y: number }) {
  const language = useLanguage();
  return monthColumns(frame.axis).map(({ x, width }, month) => (
    <text
      key={x}
      className={month === frame.month ? styles['tripMonth'] : styles['tick']}
      x={x + width / 2}
      y={y}
      textAnchor="middle"
    >
      {monthName(month + 1, language, 'narrow')}
    </text>
  ));
}
