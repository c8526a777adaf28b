import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { routeTitle } from '#src/wording/trip-title.ts';
import { usePlanner } from '../planner-context.ts';
import { chosenPlaces } from '../store/stops.ts';

/**
 * The destination's name, or why there is none (specification, section 8). Null
 * while it is looked up, and where there is no destination.
 */
export function usePlaceName(): string | null {
  const { t } = useTexts('planner');
  const name = usePlanner(({ place }) => (place.status === 'chosen' ? place.name : null));
  if (name?.status === 'failed') return t('place.not-found');
  if (name?.status !== 'ready') return null;
  return name.value === '' ? t('place.unknown') : name.value;
}

/**
 * 'Vienna, Kraków, Tallinn', from five on 'Vienna to Tallinn, six stops': the title that the trip will have. Null
 * on a trip of one stop, and while none of them has a name.
 */
export function useStopNames(): string | null {
  const language = useLanguage();
  return usePlanner(({ place, stops }) => {
    if (stops === null) return null;
    const names = chosenPlaces({ place, stops }).flatMap(({ name }) =>
      name.status === 'ready' && name.value !== '' ? [shortPlaceName(name.value)] : [],
    );
    return names.length === 0 ? null : routeTitle(names, language);
  });
}
