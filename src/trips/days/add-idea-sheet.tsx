import { Map, MapPin, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { LONGEST_NAME, LONGEST_NOTE, ownIdea } from '#src/domain/day-plan/kept-idea.ts';
import { distanceKm } from '#src/domain/location.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { Basemap, FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { placeParts } from '#src/wording/place-name.ts';
import { formatKilometres } from '#src/wording/units.ts';
import styles from './add-idea-sheet.module.css';
import { DaySheet } from './day-sheet.tsx';
import { IdeaMap } from './idea-map.tsx';
import { useIdeaPlace } from './use-idea-place.ts';
import { usePlaces } from './use-places.ts';

type AddIdeaSheetProps = {
  base: LatLng;
  geocoder: Pick<Geocoder, 'search' | 'nameAt'>;
  loadBasemap: () => Promise<Basemap>;
  onAdd: (idea: KeptIdea) => void;
  onClose: () => void;
};

/** One's own idea: a name, by choice with a place, found by that name or tapped on the map, and a note. */
export function AddIdeaSheet({ base, geocoder, loadBasemap, onAdd, onClose }: AddIdeaSheetProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  const heading = useId();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [onMap, setOnMap] = useState(false);
  const { place, ...places } = useIdeaPlace(geocoder, (found) =>
    setName((typed) => (typed.trim() === '' ? placeParts(found).name : typed)),
  );
  const found = usePlaces(geocoder, base, place === null ? name : '');
  const add = () => {
    const at = place === null ? {} : { at: place.at };
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    onAdd(ownIdea(id, { name, language, note, ...at }));
    onClose();
  };
  return (
    <DaySheet headingId={heading} heading={t('add.heading')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') add();
        }}
      >
        <NameField
          name={name}
          onName={(typed) => {
            setName(typed);
            places.forgetFound();
          }}
        />
        <Places
          places={found}
          base={base}
          onChoose={(chosen) => {
            places.choose(chosen);
            setName(chosen.name.slice(0, LONGEST_NAME));
          }}
        />
        <Chosen words={place?.words ?? ''} />
        {onMap ? (
          <IdeaMap pin={place?.at ?? base} loadBasemap={loadBasemap} onPlace={places.tap} />
        ) : (
          <Button onClick={() => setOnMap(true)}>
            <Map size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('add.onMap')}
          </Button>
        )}
        <NoteField note={note} onNote={setNote} />
        <Button type="submit" look="primary" wide disabled={name.trim() === ''}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('add.add')}
        </Button>
      </form>
    </DaySheet>
  );
}

/** The place that goes with the idea; said again where another is chosen. */
function Chosen({ words }: { words: string }) {
  const { t } = useTexts('days');
  return (
    <div aria-live="polite">
      {words === '' ? null : (
        <p className={styles['chosen']}>
          <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('add.at', { place: words })}
        </p>
      )}
    </div>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { t } = useTexts('days');
  return (
    <label>
      {t('add.name')}
      <input
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        data-initial-focus
        onChange={(event) => onName(event.target.value)}
      />
    </label>
  );
}

function NoteField({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const { t } = useTexts('days');
  return (
    <label>
      {t('add.note')}
      <textarea
        rows={2}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={(event) => onNote(event.target.value)}
      />
    </label>
  );
}

type PlacesProps = {
  places: readonly FoundPlace[];
  base: LatLng;
  onChoose: (place: FoundPlace) => void;
};

/** What the search found for the name; a press takes its point along. */
function Places({ places, base, onChoose }: PlacesProps) {
  const { t } = useTexts('days');
  const language = useLanguage();
  return (
    <div aria-live="polite">
      {places.length === 0 ? null : (
        <ul className={styles['places']} aria-label={t('add.places')}>
          {places.map((place) => (
            <li key={`${place.lat} ${place.lng} ${place.name}`}>
              <button type="button" onClick={() => onChoose(place)}>
                <b>{place.name}</b>{' '}
                <span>
                  {[place.context, formatKilometres(distanceKm(base, place), language)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
