import { countBase } from '#src/domain/list/base-list.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatMonth } from '#src/wording/days.ts';
import { placeParts } from '#src/domain/place/place-name.ts';

type Based = Pick<SavedTrip, 'trip' | 'wordings' | 'listEdits'>;

/** The trip of a list, 'High Coast, June 2027', and the parts of the list that another trip takes over. */
export function useBaseWords(): (saved: Based) => { trip: string; brings: string } {
  const { t } = useTexts('result');
  const language = useLanguage();
  return (saved) => {
    const { location, request } = saved.trip;
    const { name } = placeParts(wordingIn(saved, language)?.place ?? location.place);
    const { own, away, changed } = countBase(saved.listEdits);
    const counts = [
      own === 0 ? '' : t('equipment.base.own', { count: own }),
      away === 0 ? '' : t('equipment.base.away', { count: away }),
      changed === 0 ? '' : t('equipment.base.changed', { count: changed }),
    ].filter((part) => part !== '');
    return {
      trip: `${name}, ${formatMonth(request.startDate, language)}`,
      brings: counts.length === 0 ? t('equipment.base.names') : counts.join(' · '),
    };
  };
}
