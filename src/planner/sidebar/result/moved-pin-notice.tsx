import { RotateCcw } from 'lucide-react';
import { useTexts } from '#src/i18n/use-texts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { completeRequest } from '#src/domain/trip/trip-request.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { shortPlaceName } from '#src/domain/place/place-name.ts';
import { usePlanner, usePlannerStore } from '#src/planner/planner-context.ts';
import { resultPlaceMoved } from '#src/planner/store/moved-pin.ts';
import styles from './moved-pin-notice.module.css';

/** Shown after the pin was dragged under an open result: names its place, offers to plan for the new one. */
export function MovedPinNotice({ today }: { today: IsoDay }) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const store = usePlannerStore();
  const moved = usePlanner(resultPlaceMoved);
  const planned = usePlanner(({ planning }) =>
    planning.status === 'ready' ? planning.planned : null,
  );
  const name = usePlanner(({ place }) =>
    place.status === 'chosen' && place.name.status === 'ready' ? place.name.value : '',
  );
  if (!moved || planned === null) return null;
  const plannedPlace = wordingIn(planned, language)?.place ?? planned.trip.location.place;
  const ask = () => {
    // The form shows what is missing.
    if (completeRequest(store.getState().draft, today) === null) store.show('form');
    else void store.submit();
  };
  return (
    <div className={styles['notice']}>
      <output>{t('moved-pin.text', { place: shortPlaceName(plannedPlace) })}</output>
      <Button onClick={ask}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {name === ''
          ? t('moved-pin.ask-unnamed')
          : t('moved-pin.ask', { place: shortPlaceName(name) })}
      </Button>
    </div>
  );
}
