import type { Daylight } from '#src/domain/days/daylight.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './daylight-bar.module.css';
import { lightBands } from '../day-light.ts';
import { formatClock } from '#src/wording/shown/shown-units.ts';

const BAR = { width: 96, height: 7 };

/** Night, twilight and sun of a day, and how long the sun is up: '13 h 55'. */
export function DaylightBar({ daylight }: { daylight: Daylight }) {
  const { t } = useTexts('days');
  const hours = Math.floor(daylight.minutes / 60);
  const minutes = String(daylight.minutes % 60).padStart(2, '0');
  return (
    <span className={styles['light']}>
      <svg viewBox={`0 0 ${BAR.width} ${BAR.height}`} className={styles['bar']} aria-hidden="true">
        {lightBands(daylight).map(({ kind, from, to }) => (
          <rect
            key={`${kind} ${from}`}
            className={styles[kind]}
            x={from * BAR.width}
            width={(to - from) * BAR.width}
            height={BAR.height}
          />
        ))}
      </svg>
      <span aria-hidden="true">{`${hours}\u00A0h\u00A0${minutes}`}</span>
      <VisuallyHidden>{label()}</VisuallyHidden>
    </span>
  );

  function label(): string {
    if (daylight.kind === 'polar-day') return t('light.always');
    const { dawn, dusk } = daylight;
    if (daylight.kind === 'polar-night') {
      return dawn === null || dusk === null
        ? t('light.none')
        : t('light.twilight', { dawn: formatClock(dawn), dusk: formatClock(dusk) });
    }
    const sunrise = formatClock(daylight.sunrise);
    const sunset = formatClock(daylight.sunset);
    return dusk === null
      ? t('light.sun', { sunrise, sunset })
      : t('light.dusk', { sunrise, sunset, dusk: formatClock(dusk) });
  }
}
