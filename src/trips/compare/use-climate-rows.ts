import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import {
  formatHalfHours,
  formatUvIndex,
  formatWind,
} from '#src/result/weather/verdict/figure-words.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';

/** Something with a climate, or a trip with stops, each of which has its own. */
type Measured = {
  figures: SpanFigures | null;
  stops?: readonly { figures: SpanFigures | null }[];
};

export type ClimateRow = {
  name: string;
  /** Null where it is not known. */
  figureOf: (side: Measured) => string | null;
};

/** The weather of the dates, as far as it is compared; of a trip with stops from the least to the most. */
export function useClimateRows(): ClimateRow[] {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const celsius = (value: number) => formatCelsius(value, language);
  const hours = (light: number) =>
    t('table.hours', { hours: formatHalfHours(light), count: Math.round(2 * light) / 2 });
  return [
    row(t('table.high'), ({ high }) => high, celsius),
    row(t('table.felt'), ({ felt }) => felt?.celsius ?? null, celsius),
    row(t('table.low'), ({ low }) => low, celsius),
    row(
      t('table.rain'),
      ({ wetDays }) => wetDays,
      (days) => formatDaysOfTen(days),
    ),
    row(
      t('table.wind'),
      ({ wind }) => wind,
      (wind) => formatWind(wind, language),
    ),
    row(t('table.light'), ({ light }) => light, hours),
    row(
      t('table.uv'),
      ({ uv }) => uv,
      (uv) => formatUvIndex(uv),
    ),
    row(t('table.sea'), ({ sea }) => sea, celsius),
  ];

  function row(
    name: string,
    valueOf: (figures: SpanFigures) => number | null,
    format: (value: number) => string,
  ): ClimateRow {
    return {
      name,
      figureOf({ figures, stops }) {
        const all = figures === null ? (stops ?? []).map((stop) => stop.figures) : [figures];
        const values = all.flatMap((one) => (one === null ? [] : (valueOf(one) ?? [])));
        if (values.length === 0) return null;
        const [least, most] = [format(Math.min(...values)), format(Math.max(...values))];
        return least === most ? least : t('table.range', { least, most });
      },
    };
  }
}
