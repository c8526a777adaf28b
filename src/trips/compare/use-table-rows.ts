import { dayCount } from '#src/domain/days/day.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { formatWeight } from '#src/wording/shown/shown-units.ts';
import { formatPrice } from '#src/wording/units.ts';
import { useClimateRows } from './use-climate-rows.ts';
import type { ComparedTrip } from './use-compared-trip.ts';

export type TableRow = {
  name: string;
  /** Null where it is not known. */
  figureOf: (trip: ComparedTrip) => string | null;
};

/** The rows of the table, from the dates to the number of ideas. */
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
    {
      name: t('table.stops'),
      figureOf: ({ stops }) => (stops.length > 1 ? stops.map(({ name }) => name).join(', ') : '1'),
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
