import { useTexts } from '#src/i18n/use-texts.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { formatPercent } from '#src/wording/numbers.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Panel } from './panel.tsx';
import { rainBars, rainShares } from './rain-bars.ts';
import type { RainBar } from './rain-bars.ts';
import styles from './weather-chart.module.css';
import type { ChartFrame } from './chart-frame.ts';

const BARS_PX = 40;
const TOP_PX = 10;
const BOTTOM_PX = TOP_PX + BARS_PX;
const RADIUS_PX = 3;

/** Share of rainy days in each month; the month of most of the trip's days says its value. */
export function RainPanel({ frame, climate }: { frame: ChartFrame; climate: ClimateNormals }) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const shares = rainShares(climate);
  if (shares === null) return <p className={styles['missing']}>{t('chart.noRain')}</p>;
  const { axis } = frame;
  const { bars, fullShare } = rainBars(axis, shares, BARS_PX);
  const trip = bars[frame.month];
  return (
    <Panel
      frame={frame}
      title={t('chart.rain')}
      unit={t('chart.rainUnit')}
      heightPx={BOTTOM_PX + 2}
    >
      {[fullShare, fullShare / 2].map((share, index) => (
        <g key={share}>
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
            {formatPercent(share, language)}
          </text>
        </g>
      ))}
      <path
        className={styles['rain']}
        d={bars
          .filter((bar) => bar !== trip)
          .map(barPath)
          .join('')}
      />
      {trip === undefined ? null : <path className={styles['tripRain']} d={barPath(trip)} />}
      <path className={styles['baseline']} d={`M${axis.left} ${BOTTOM_PX}H${axis.right}`} />
      {trip === undefined ? null : (
        <text
          className={styles['rainValue']}
          x={trip.x + trip.width / 2}
          y={BOTTOM_PX - trip.height - 4}
          textAnchor="middle"
        >
          {formatPercent(trip.share, language)}
        </text>
      )}
    </Panel>
  );
}

/** Round above, flat on the ground; a low bar is rounded less than its height. */
function barPath({ x, width, height }: RainBar): string {
  const radius = Math.min(RADIUS_PX, height);
  return `M${x} ${BOTTOM_PX}V${BOTTOM_PX - height + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${BOTTOM_PX}Z`;
}
