import { Thermometer, ThermometerSnowflake, ThermometerSun } from 'lucide-react';
import type { ClimateDifferences } from '../compare/climate-differences.ts';
import { useDifferenceWords } from '../compare/use-difference-words.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';
import styles from './changed-weather.module.css';
import type { TripChanges } from './use-trip-changes.ts';

/** How the weather of the new days differs, most felt first, with their usual highs and lows. */
export function ChangedWeather({ changes: { weather, after } }: { changes: TripChanges }) {
  if (weather === null || after.figures === null) return null;
  return <Differences weather={weather} high={after.figures.high} low={after.figures.low} />;
}

type DifferencesProps = { weather: ClimateDifferences; high: number; low: number };

function Differences({ weather, high, low }: DifferencesProps) {
  const { t } = useTexts('trips');
  const language = useLanguage();
  const [most, ...others] = useDifferenceWords(weather);
  const warmer = weather.high ?? weather.low ?? 0;
  const Icon = warmer === 0 ? Thermometer : warmer > 0 ? ThermometerSun : ThermometerSnowflake;
  const usual = t('changes.usual', {
    high: formatCelsius(high, language),
    low: formatCelsius(low, language),
  });
  return (
    <section className={styles['weather']} aria-label={t('changes.weather')}>
      <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h3>{most === undefined ? t('changes.sameWeather') : capitalised(most)}</h3>
        <p>{[usual, ...others].join(', ')}</p>
      </div>
    </section>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
