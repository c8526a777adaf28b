import { useId, useState } from 'react';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { DaySheet } from '#src/trip/days/sheets/day-sheet.tsx';
import { usePlaces } from '#src/trip/days/sheets/use-places.ts';
import styles from './home.module.css';

type SetHomeSheetProps = {
  geocoder: Pick<Geocoder, 'search'>;
  onChoose: (found: FoundPlace) => void;
  onClose: () => void;
};

/** Finds the home by its name. */
export function SetHomeSheet({ geocoder, onChoose, onClose }: SetHomeSheetProps) {
  const { t } = useTexts('compare');
  const heading = useId();
  const [name, setName] = useState('');
  const places = usePlaces(geocoder, null, name);
  return (
    <DaySheet headingId={heading} heading={t('home.heading')} onClose={onClose}>
      <div className={styles['search']}>
        <label>
          {t('home.search')}
          <input
            type="search"
            value={name}
            autoComplete="off"
            data-initial-focus
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <div aria-live="polite">
          {places.length === 0 ? null : (
            <ul className={styles['places']} aria-label={t('home.found')}>
              {places.map((place) => (
                <li key={`${place.lat} ${place.lng} ${place.name}`}>
                  <button type="button" onClick={() => onChoose(place)}>
                    <b>{place.name}</b> <span>{place.context}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles['private']}>{t('home.private')}</p>
      </div>
    </DaySheet>
  );
}
