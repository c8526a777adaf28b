import { useTexts } from '#src/i18n/use-texts.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';

/** Where the traveller wrote notes or names: '2 days, 1 line of the list'; empty without any. */
export function useNoted({ listEdits, days }: Pick<TripOwn, 'listEdits' | 'days'>): string {
  const { t } = useTexts('trips');
  const counts = {
    days: days.days.filter(({ note }) => note !== '').length,
    ideas: days.kept.filter(({ note }) => note !== '').length,
    lines: listEdits.lines.filter(({ note }) => note !== undefined).length,
  };
  return [
    ...(['days', 'ideas', 'lines'] as const).map((kind) =>
      counts[kind] === 0 ? '' : t(`export.noted.${kind}`, { count: counts[kind] }),
    ),
    listEdits.people.some((name) => name !== '') ? t('export.noted.names') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
