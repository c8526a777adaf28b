import { useState } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import type { PreviewedPlace } from './preview-places.ts';
import styles from './place-group.module.css';

type PlaceGroupProps = {
  heading: string;
  note?: string;
  places: readonly PreviewedPlace[];
  /** How many are shown at first. */
  shown: number;
  ticked: ReadonlySet<number>;
  onTick: (ids: readonly number[], on: boolean) => void;
};

/** Places with a box each, and one for all of them. */
export function PlaceGroup({ heading, note = '', places, shown, ticked, onTick }: PlaceGroupProps) {
  const { t } = useTexts('bring');
  const [all, setAll] = useState(false);
  if (places.length === 0) return null;
  const count = places.filter(({ id }) => ticked.has(id)).length;
  // One more line would be as long as the button.
  const most = all || places.length <= shown + 1 ? places.length : shown;
  return (
    <section className={styles['group']} aria-label={heading}>
      <div className={styles['heading']}>
        <Checkbox
          label={`${heading}: ${count}/${places.length}`}
          checked={count === places.length}
          onChange={(on) =>
            onTick(
              places.map(({ id }) => id),
              on,
            )
          }
        >
          {heading} <span className={styles['count']}>{places.length}</span>
        </Checkbox>
      </div>
      {note === '' ? null : <p className={styles['note']}>{note}</p>}
      <ul className={styles['rows']}>
        {places.slice(0, most).map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            ticked={ticked.has(place.id)}
            onTick={(on) => onTick([place.id], on)}
          />
        ))}
      </ul>
      {most === places.length ? null : (
        <button type="button" className={styles['more']} onClick={() => setAll(true)}>
          {t('showAll', { count: places.length - most })}
        </button>
      )}
    </section>
  );
}

type PlaceRowProps = { place: PreviewedPlace; ticked: boolean; onTick: (on: boolean) => void };

function PlaceRow({ place, ticked, onTick }: PlaceRowProps) {
  const { t } = useTexts('bring');
  const language = useLanguage();
  const { name, note, km, rough } = place;
  const about = [
    km === null ? '' : formatKilometres(km, language),
    rough ? t('about') : '',
    note.replaceAll('\n', ' · '),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li className={styles['row']}>
      <Checkbox
        label={about === '' ? name : `${name}, ${about}`}
        checked={ticked}
        onChange={onTick}
      >
        <span className={styles['name']}>{name}</span>
        {about === '' ? null : <span className={styles['about']}>{about}</span>}
      </Checkbox>
    </li>
  );
}
