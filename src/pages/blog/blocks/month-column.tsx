import type { MonthClimate } from '../climate/article-climate.ts';
import styles from './climate-strip.module.css';

/** Pixels of the drawing: temperatures above, wet days below. */
const HEIGHT = 140;
const GAP = 12;
const RAIN_HEIGHT = 36;
/** Wet days a month that fill the height of the rain bars. */
const WETTEST = 22;

type Scale = (celsius: number) => number;

/** Degrees to px from the top, where the year's warmest day is. */
export function temperatureScale(months: readonly MonthClimate[]): Scale {
  const coldest = Math.min(...months.map(({ low }) => low));
  const warmest = Math.max(...months.map(({ high }) => high));
  return (celsius) => ((warmest - celsius) / (warmest - coldest)) * HEIGHT;
}

/** One month: a band from night to day, and a bar for the wet days. */
export function MonthColumn({ month, scale }: { month: MonthClimate; scale: Scale }) {
  const { high, low, wetDays } = month;
  const wet = RAIN_HEIGHT * Math.min(1, wetDays / WETTEST);
  return (
    <svg
      className={styles['month']}
      viewBox={`0 0 20 ${HEIGHT + GAP + RAIN_HEIGHT}`}
      preserveAspectRatio="none"
    >
      <rect
        className={styles['band']}
        x="5"
        width="10"
        y={scale(high)}
        height={Math.max(2, scale(low) - scale(high))}
        rx="4"
      />
      <rect
        className={styles['rain']}
        x="5"
        width="10"
        y={HEIGHT + GAP + RAIN_HEIGHT - wet}
        height={wet}
        rx="1.5"
      />
    </svg>
  );
}
