import { dayCount } from '#src/domain/days/day.ts';
import type { SpanFigures } from '#src/domain/climate/span-figures.ts';
import type { Language } from '#src/domain/language.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import {
  formatHalfHours,
  formatUvIndex,
  formatWind,
} from '#src/result/weather/verdict/figure-words.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { formatDaysOfTen } from '#src/wording/numbers.ts';
import { formatCelsius, formatPrice, formatWeight } from '#src/wording/units.ts';
import type { ComparedTrip } from './use-compared-trip.ts';

export type TableRow = {
  name: string;
  /** Null where it is not known. */
  figureOf: (trip: ComparedTrip) => string | null;
};

/** What stands in the table, from the dates to the number of ideas. */
export function useTableRows(): TableRow[] {
  const { t } = useTexts('compare');
  const { t: trips } = useTexts('trips');
  const language = useLanguage();
  const climate = useClimateRows();
  const amount = (text: string, isComplete: boolean) =>
    isComplete ? text : t('table.atLeast', { amount: text });
  return [
    {
      name: t('table.when'),
      figureOf: ({ saved: { trip } }) =>
        formatDatedRange(trip.request.startDate, trip.request.endDate, language),
    },
    {
      name: t('table.who'),
      figureOf({ saved: { trip } }) {
        const { startDate, endDate, travelers } = trip.request;
        const days = trips('card.days', { count: dayCount(startDate, endDate) });
        return `${days}, ${trips('card.travelers', { count: travelers })}`;
      },
    },
    ...climate,
    { name: t('table.lines'), figureOf: ({ totals }) => String(totals.lines) },
    {
      name: t('table.buy'),
      figureOf: ({ totals: { stillToBuy, priceComplete } }) =>
        stillToBuy === null ? null : amount(formatPrice(stillToBuy, language), priceComplete),
    },
    {
      name: t('table.weight'),
      figureOf: ({ totals: { weight, weightComplete } }) =>
        weight === null ? null : amount(formatWeight(weight, language), weightComplete),
    },
    { name: t('table.ideas'), figureOf: ({ ideas }) => String(ideas.length) },
  ];
}

function useClimateRows(): TableRow[] {
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

function row(name: string, figure: (figures: SpanFigures) => string | null): TableRow {
  return { name, figureOf: ({ figures }) => (figures === null ? null : figure(figures)) };
}

function known(
  value: number | null,
  format: (value: number, language: Language) => string,
  language: Language,
): string | null {
  return value === null ? null : format(value, language);
}
