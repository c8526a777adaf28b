import { Map, MapPin, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { LONGEST_NAME, LONGEST_NOTE, nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Basemap, FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { placeParts } from '#src/domain/place/place-name.ts';
import { formatKilometres, formatShortWay } from '#src/wording/shown/shown-units.ts';
import { IdeaMap } from './idea-map.tsx';
import styles from './own-idea-form.module.css';
import { useIdeaPlace } from './use-idea-place.ts';
import { isSight } from './near-enough.ts';
import { usePlaces } from './use-places.ts';
import { useSightsCalled } from './use-sights-called.ts';

/** The parts of an idea that a traveller writes. */
type IdeaWritten = { name: string; note: string; at?: LatLng | undefined };

type SightChoice = {
  all: readonly ReachableSight[];
  onChoose: (sight: ReachableSight) => void;
};

export type OwnIdeaFormProps = {
  /** Where the trip is. */
  base: LatLng;
  geocoder: Pick<Geocoder, 'search' | 'nameAt'>;
  loadBasemap: () => Promise<Basemap>;
  /** Sights in reach, which are found first; not where an idea is changed. */
  sights?: SightChoice;
  /** The one to change. */
  idea?: KeptIdea;
  onDone: (written: IdeaWritten) => void;
  /** The label of the button that submits the form. */
  children: ReactNode;
};

const NO_SIGHTS: readonly ReachableSight[] = [];

/** A name, by choice with a place, found by that name or tapped on the map, and a note. */
export function OwnIdeaForm({ base, geocoder, idea, onDone, ...props }: OwnIdeaFormProps) {
  const language = useLanguage();
  const [name, setName] = useState(nameOf(idea?.names ?? {}, language));
  const [note, setNote] = useState(idea?.note ?? '');
  const field = useRef<HTMLInputElement>(null);
  const { place, ...places } = useIdeaPlace(geocoder, {
    kept: idea?.at,
    onNamed: (found) => setName((typed) => (typed.trim() === '' ? placeParts(found).name : typed)),
  });
  const searched = place === null ? name : '';
  const called = useSightsCalled(props.sights?.all ?? NO_SIGHTS, searched);
  const found = usePlaces(geocoder, base, searched).filter(
    (one) => !called.some((sight) => isSight(one, sight)),
  );
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onDone({ name, note, at: place?.at });
      }}
    >
      <NameField field={field} name={name} onName={setName} />
      {props.sights === undefined ? null : (
        <Sights found={called} onChoose={props.sights.onChoose} />
      )}
      <Places
        places={found}
        base={base}
        onChoose={(chosen) => {
          places.choose(chosen);
          setName(chosen.name.slice(0, LONGEST_NAME));
        }}
      />
      <Chosen
        words={place?.words ?? ''}
        onRemove={() => {
          places.remove();
          // The button that was pressed goes.
          field.current?.focus();
        }}
      />
      <OnMap pin={place?.at ?? base} loadBasemap={props.loadBasemap} onPlace={places.tap} />
      <NoteField note={note} onNote={setNote} />
      <Button type="submit" look="primary" wide disabled={name.trim() === ''}>
        {props.children}
      </Button>
    </form>
  );
}

type NameFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  name: string;
  onName: (name: string) => void;
};

function NameField({ field, name, onName }: NameFieldProps) {
  const { t } = useTexts('days');
  return (
    <label>
      {t('add.name')}
      <input
        ref={field}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        data-initial-focus
        onChange={(event) => onName(event.target.value)}
      />
    </label>
  );
}

type PlacesProps = {
  places: readonly FoundPlace[];
  base: LatLng;
  onChoose: (place: FoundPlace) => void;
};

type SightsProps = Pick<SightChoice, 'onChoose'> & { found: readonly ReachableSight[] };

/** The sights in reach that are called so, or are of that kind; a press adds one. */
function Sights({ found, onChoose }: SightsProps) {
  const { t } = useTexts('days');
  const { t: words } = useTexts('result');
  const language = useLanguage();
  return (
    <div aria-live="polite">
      {found.length === 0 ? null : (
        <ul className={styles['places']} aria-label={t('add.sights')}>
          {found.map((sight) => (
            <li key={sight.id}>
              <button type="button" onClick={() => onChoose(sight)}>
                <b>{sight.names[language]}</b>{' '}
                <span>
                  {[
                    words(`kind.${sight.kind}`),
                    sight.duration,
                    formatShortWay(sight.distanceKm, language),
                  ]
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

/** Places that the search found for the name; a press takes one's point. */
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

/** The place that goes with the idea, whatever it is called; said again where another is chosen. */
function Chosen({ words, onRemove }: { words: string; onRemove: () => void }) {
  const { t } = useTexts('days');
  if (words === '') return <div aria-live="polite" />;
  return (
    <div className={styles['chosen']}>
      <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
      <p aria-live="polite">{t('add.at', { place: words })}</p>
      <IconButton label={t('add.without')} onClick={onRemove}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type OnMapProps = Parameters<typeof IdeaMap>[0];

function OnMap(map: OnMapProps) {
  const { t } = useTexts('days');
  const [isShown, setShown] = useState(false);
  if (isShown) return <IdeaMap {...map} />;
  return (
    <Button onClick={() => setShown(true)}>
      <Map size={20} strokeWidth={1.75} aria-hidden="true" />
      {t('add.onMap')}
    </Button>
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
