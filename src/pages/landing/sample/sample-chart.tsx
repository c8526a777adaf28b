import { monthName } from '#src/wording/days.ts';
import { RANGE_DASH } from '#src/wording/numbers.ts';
import { formatDegrees } from '#src/wording/units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './sample-chart.module.css';
import { SAMPLE } from './sample.ts';

const { tripDays, high, low, months, sunrise, sunset } = SAMPLE.figures;

/** Chart units: a day horizontally, a tenth of a degree vertically. */
const YEAR = 365;
const DAYS_PER_POINT = 10;
const STEP = 10;
const BOTTOM = Math.floor(Math.min(...low) / STEP) * STEP;
const TOP = Math.ceil(Math.max(...high) / STEP) * STEP;
const LINES = Array.from({ length: (TOP - BOTTOM) / STEP + 1 }, (_, index) => TOP - index * STEP);
const HEIGHT = (TOP - BOTTOM) * 10;

const HIGHS = high.map((celsius, index) => point(index, celsius));
const LOWS = low.map((celsius, index) => point(index, celsius));

const RAIN_HEIGHT = 15;
const BAR = { width: 20, gap: 10.4 };
const DAY_MINUTES = 1440;

/** The year at the place with the trip's days marked: highs and lows, rainy days, daylight. */
export function SampleChart() {
  const { t } = useTexts('landing');
  const language = useLanguage();
  return (
    <div className={styles['chart']} aria-hidden="true">
      <div className={styles['degrees']}>
        {LINES.map((celsius) => (
          <span key={celsius}>{formatDegrees(celsius, language)}</span>
        ))}
      </div>
      <TemperaturePlot />
      <span>{t('sample.rain')}</span>
      <RainPlot />
      <div className={styles['months']}>
        {months.map((_, index) => (
          <span key={monthName(index + 1, language, 'long')}>
            {monthName(index + 1, language, 'narrow')}
          </span>
        ))}
      </div>
      <span className={styles['light']}>{t('sample.light')}</span>
      <div className={`${styles['day']} ${styles['light']}`}>
        <svg viewBox={`0 0 ${DAY_MINUTES} 1`} preserveAspectRatio="none">
          <rect x={minutesOf(sunrise)} width={minutesOf(sunset) - minutesOf(sunrise)} height="1" />
        </svg>
        <span>{sunrise + RANGE_DASH + sunset}</span>
      </div>
      <p className={styles['legend']}>
        <span data-mark="high">{t('sample.high')}</span>
        <span data-mark="low">{t('sample.low')}</span>
        <span data-mark="trip">{t('sample.tripDays')}</span>
      </p>
    </div>
  );
}

function TemperaturePlot() {
  return (
    <svg
      className={styles['temperature']}
      viewBox={`0 0 ${YEAR} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {LINES.map((celsius) => (
        <path key={celsius} className={styles['grid']} d={`M0 ${yOf(celsius)}h${YEAR}`} />
      ))}
      <path className={styles['band']} d={`M${[...HIGHS, ...LOWS.toReversed()].join('L')}z`} />
      <path className={styles['high']} d={`M${HIGHS.join('L')}`} />
      <path className={styles['low']} d={`M${LOWS.join('L')}`} />
      <rect className={styles['trip']} x={tripDays.from} width={tripDays.count} height={HEIGHT} />
    </svg>
  );
}

function RainPlot() {
  return (
    <svg
      className={styles['rain']}
      viewBox={`0 0 ${YEAR} ${RAIN_HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={months.map(({ wetDays }, month) => rainBar(month, wetDays)).join('')} />
    </svg>
  );
}

function rainBar(month: number, wetDays: number): string {
  const x = month * (BAR.width + BAR.gap) + BAR.gap / 2;
  return `M${x.toFixed(1)} ${RAIN_HEIGHT}v-${wetDays}h${BAR.width}v${wetDays}z`;
}

function yOf(celsius: number): number {
  return Math.round((TOP - celsius) * 10);
}

function point(index: number, celsius: number): string {
  return `${index * DAYS_PER_POINT} ${yOf(celsius)}`;
}

/** '02:37' to minutes since midnight. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
