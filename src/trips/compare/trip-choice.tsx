import { useId } from 'react';
import type { Home } from '#src/domain/place/home.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { placeParts } from '#src/domain/place/place-name.ts';
import { HOME, idOf } from './pick-pair.ts';
import type { Side } from './pick-pair.ts';

type TripChoiceProps = {
  label: string;
  trips: readonly SavedTrip[];
  /** Null where it is not set. */
  home: Home | null;
  side: Side;
  /** The one in the other column cannot be chosen. */
  other: Side;
  onChoose: (id: string) => void;
};

/** Chooses the trip of one column, or home. */
export function TripChoice({ label, trips, home, side, other, onChoose }: TripChoiceProps) {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const id = useId();
  const taken = idOf(other);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={idOf(side) ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {idOf(side) === null ? (
          <option value="" disabled>
            {t('choose.gone')}
          </option>
        ) : null}
        {trips.map((saved) => (
          <option key={saved.id} value={saved.id} disabled={saved.id === taken}>
            {nameOf(saved)}
          </option>
        ))}
        <option value={HOME} disabled={taken === HOME}>
          {home === null
            ? t('choose.setHome')
            : t('home.name', { place: placeParts(home.place).name })}
        </option>
      </select>
    </div>
  );

  function nameOf(saved: SavedTrip): string {
    const { location, request } = saved.trip;
    const { name } = placeParts(wordingIn(saved, language)?.place ?? location.place);
    return `${name}, ${formatDatedRange(request.startDate, request.endDate, language)}`;
  }
}
