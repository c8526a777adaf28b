import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { Temperature } from '#src/domain/trip/recommendation.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import { formatDegrees } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { FarOff } from './far-off.ts';
import styles from './temperature-comparison.module.css';

type TemperatureComparisonProps = {
  written: Temperature;
  measured: Pick<TripClimate, 'high' | 'low'>;
  off: FarOff;
};

const PARTS = ['high', 'low'] as const;

/** The AI service's two temperatures above the measured two; below them where one is far off. */
export function TemperatureComparison({ written, measured, off }: TemperatureComparisonProps) {
  const { t } = useTexts('result');
  const rows = [
    <Row key="ai" label={t('weather.byAi')} high={written.max} low={written.min} off={off} />,
    <Row key="measured" label={t('weather.measured')} {...measured} off={null} />,
  ];
  return (
    <table className={styles['comparison']}>
      <caption>
        <VisuallyHidden>{t('weather.comparison')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('weather.source')}</VisuallyHidden>
          </th>
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {t(`weather.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{off.high || off.low ? rows.toReversed() : rows}</tbody>
    </table>
  );
}

type RowProps = { label: string; high: number; low: number; off: FarOff | null };

/** `off` is null for measured temperatures. */
function Row({ label, high, low, off }: RowProps) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const values = { high, low };
  return (
    <tr data-measured={off === null}>
      <th scope="row">{label}</th>
      {PARTS.map((part) => (
        <td key={part} className={styles[part]} data-off={off?.[part] ?? false}>
          {off?.[part] === true ? (
            <>
              <TriangleAlert size={17} strokeWidth={1.75} aria-hidden="true" />
              <VisuallyHidden>{t('weather.isFarOff')} </VisuallyHidden>
            </>
          ) : null}
          {formatDegrees(values[part], language)}
        </td>
      ))}
    </tr>
  );
}
