import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { feltByDay } from '#src/domain/climate/felt-temperature.ts';
import { seaOn } from '#src/domain/climate/span-figures.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { lightNow, shareOfDay } from '#src/domain/today/light-now.ts';
import type { LightNow } from '#src/domain/today/light-now.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatHalfHours } from '#src/wording/duration.ts';
import { formatClock, formatDegrees } from '#src/wording/shown/shown-units.ts';
import { daylightAt, lightBands } from '#src/trip/days/day-light.ts';
import styles from './light-line.module.css';
import { MarkedText } from '../marked-text.tsx';

type LightLineProps = { here: PlannedTrip; day: IsoDay; now: Date };

/** The light of today around now, and the climate in one line; nothing of either where it is not known. */
export function LightLine({ here, day, now }: LightLineProps) {
  const { evidence, trip } = here;
  if (evidence === null) return null;
  const { timeZone, climate } = evidence;
  const daylight = daylightAt(here, day);
  return (
    <section className={styles['light']}>
      <Said light={lightNow(day, now, trip.location, timeZone)} />
      {daylight === null ? null : (
        <>
          <div className={styles['bar']} aria-hidden="true">
            <svg viewBox="0 0 100 1" preserveAspectRatio="none">
              {lightBands(daylight).map(({ kind, from, to }) => (
                <rect
                  key={`${kind} ${from}`}
                  className={styles[kind]}
                  x={from * 100}
                  width={(to - from) * 100}
                  height="1"
                />
              ))}
            </svg>
            <i style={{ insetInlineStart: `${shareOfDay(now, timeZone) * 100}%` }} />
          </div>
          {daylight.kind === 'normal' ? (
            <p className={styles['clocks']} aria-hidden="true">
              {[daylight.sunrise, daylight.sunset].map((time) => (
                <span key={time} style={{ insetInlineStart: `${shareOfClock(time) * 100}%` }}>
                  {formatClock(time)}
                </span>
              ))}
            </p>
          ) : null}
        </>
      )}
      <Climate climate={climateOf(climate, day, day)} sea={seaOn(climate, day)} />
    </section>
  );
}

/** So that the text under it is not cut at the edges. */
function shareOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.min(0.94, Math.max(0.06, (hours + minutes / 60) / 24));
}

function Said({ light }: { light: LightNow }) {
  const { t } = useTexts('today');
  const { t: tDays } = useTexts('days');
  const [main, aside] = wordsOf();
  return (
    <p className={styles['said']}>
      <span>
        <MarkedText text={main} />
      </span>
      {aside === '' ? null : <span className={styles['aside']}>{aside}</span>}
    </p>
  );

  function wordsOf(): [string, string] {
    switch (light.kind) {
      case 'polar-day':
        return [tDays('light.always'), ''];
      case 'polar-night': {
        const { twilight } = light;
        if (twilight === null) return [tDays('light.none'), ''];
        return [
          tDays('light.twilight', {
            dawn: formatClock(twilight.from),
            dusk: formatClock(twilight.until),
          }),
          '',
        ];
      }
      case 'before-sun':
        return [
          t('light.before', { sunrise: formatClock(light.from), sunset: formatClock(light.until) }),
          t('light.hours', hoursOf(light.minutes)),
        ];
      case 'sun':
        return [t('light.sun', { until: formatClock(light.until) }), leftWords(light.minutes)];
      case 'dusk': {
        const { until, sunrise } = light;
        return [
          until === null ? t('light.duskAlways') : t('light.dusk', { until: formatClock(until) }),
          nextWords(sunrise),
        ];
      }
      case 'dark': {
        const { since, sunrise } = light;
        return [t('light.dark', { since: formatClock(since) }), nextWords(sunrise)];
      }
      default:
        return light satisfies never;
    }
  }

  function nextWords(sunrise: string | null): string {
    return sunrise === null ? '' : t('light.next', { sunrise: formatClock(sunrise) });
  }

  function leftWords(minutes: number): string {
    return minutes <= LAST_MINUTES ? t('light.lastLight') : t('light.sunLeft', hoursOf(minutes));
  }
}

/** In half hours; one of them is a word. */
function hoursOf(minutes: number) {
  const hours = formatHalfHours(minutes);
  return { hours, count: hours === '1' ? 1 : 2 };
}

/** Less than this is no half hour to count. */
const LAST_MINUTES = 44;
/** Fewer rainy days of ten than this count as dry. */
const HARDLY_ANY = 0.5;
/** Where it is no warmer by day, some of it falls as snow. */
const SNOW_HIGH = 3;

/** Water that one goes into. */
const BATHING_SEA = 17;
/** Air that is felt as warmer than this by day asks for shade. */
const HOT = 31;

type ClimateProps = {
  climate: ReturnType<typeof climateOf>;
  /** Temperature of the sea; null away from coasts. */
  sea: number | null;
};

function Climate({ climate, sea }: ClimateProps) {
  const { high, low, wetDaysPer10 } = climate;
  const { t } = useTexts('today');
  const language = useLanguage();
  const usually = t('climate.usually', {
    high: formatDegrees(high, language),
    low: formatDegrees(low, language),
  });
  return (
    <p className={styles['climate']}>
      <MarkedText text={`${[usually, wetWords()].filter((part) => part !== '').join(', ')}.`} />{' '}
      <MarkedText text={matterWords()} />
      {t('climate.typical')}
    </p>
  );

  /** How heat, wind and sea affect the day, where they matter. */
  function matterWords(): string {
    const felt = feltByDay(climate);
    const feels = felt?.celsius ?? high;
    const feelsLike = { felt: formatDegrees(feels, language) };
    const said = [
      felt?.by === 'wind' ? t('climate.wind', feelsLike) : '',
      felt?.by !== 'wind' && feels >= HOT
        ? t(felt ? 'climate.sultry' : 'climate.hot', feelsLike)
        : '',
      sea !== null && sea >= BATHING_SEA
        ? t('climate.sea', { sea: formatDegrees(sea, language) })
        : '',
    ];
    return said.map((words) => (words === '' ? '' : `${words} `)).join('');
  }

  function wetWords(): string {
    if (wetDaysPer10 === null) return '';
    if (wetDaysPer10 < HARDLY_ANY) return t('climate.dry');
    const days = formatDaysOfTen(wetDaysPer10);
    return t(high <= SNOW_HIGH ? 'climate.snow' : 'climate.rain', { days });
  }
}
