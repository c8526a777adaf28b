import { useId } from 'react';
import type { SavedTrip } from '#src/domain/trip.ts';
import { wordingIn } from '#src/domain/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatDatedRange } from '#src/wording/day-ranges.ts';
import { placeParts } from '#src/wording/place-name.ts';
import type { Side } from './pick-pair.ts';

type TripChoiceProps = {
  label: string;
  trips: readonly SavedTrip[];
  side: Side;
  /** The one in the other column cannot be chosen. */
  other: Side;
  onChoose: (id: string) => void;
};

/** Chooses the trip of one column. */
export function TripChoice({ label, trips, side, other, onChoose }: TripChoiceProps) {
  const { t } = useTexts('compare');
  const language = useLanguage();
  const id = useId();
  const taken = other.status === 'trip' ? other.trip.id : null;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={side.status === 'trip' ? side.trip.id : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        {side.status === 'trip' ? null : (
          <option value="" disabled>
            {t('choose.gone')}
          </option>
        )}
        {trips.map((saved) => (
          <option key={saved.id} value={saved.id} disabled={saved.id === taken}>
            {nameOf(saved)}
          </option>
        ))}
      </select>
    </div>
  );

  function nameOf(saved: SavedTrip): string {
    const { location, request } = saved.trip;
    const { name } = placeParts(wordingIn(saved, language)?.place ?? location.place);
    return `${name}, ${formatDatedRange(request.startDate, request.endDate, language)}`;
  }
}
