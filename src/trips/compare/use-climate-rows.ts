import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import {
  formatHalfHours,
  formatUvIndex,
  formatWind,
} from '#src/result/weather/verdict/figure-words.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius } from '#src/wording/shown/shown-units.ts';

type Measured = { figures: SpanFigures | null };

export type ClimateRow = {
  name: string;
  /** Null where it is not known. */
  figureOf: (side: Measured) => string | null;
};

/** The weather of the dates, as far as it is compared. */
export function useClimateRows(): ClimateRow[] {
  const { t } = useTexts('compare');
  const language = useLanguage();
  return [
    row(t('table.high'), ({ high }) => formatCelsius(high, language)),
    row(t('table.felt'), ({ felt }) => known(felt?.celsius ?? null, formatCelsius, language)),
    row(t('table.low'), ({ low }) => formatCelsius(low, language)),
    row(t('table.rain'), ({ wetDays }) => known(wetDays, formatDaysOfTen, language)),
    row(t('table.wind'), ({ wind }) => known(wind, formatWind, language)),
    row(t('table.light'), ({ light }) =>
      t('table.hours', { hours: formatHalfHours(light), count: Math.round(2 * light) / 2 }),
    ),
    row(t('table.uv'), ({ uv }) => formatUvIndex(uv)),
    row(t('table.sea'), ({ sea }) => known(sea, formatCelsius, language)),
  ];
}

function row(name: string, figure: (figures: SpanFigures) => string | null): ClimateRow {
  return { name, figureOf: ({ figures }) => (figures === null ? null : figure(figures)) };
}

function known(
  value: number | null,
  format: (value: number, language: Language) => string,
  language: Language,
): string | null {
  return value === null ? null : format(value, language);
}
