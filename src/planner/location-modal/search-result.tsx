import { useTexts } from '#src/i18n/use-texts.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace } from '#src/domain/ports.ts';
import { formatKilometres, formatMetres } from '#src/wording/shown/shown-units.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './location-modal.module.css';
import { matchedPart } from './matched-part.ts';
import { PlaceKindIcon } from './place-kind-icon.tsx';

type SearchResultProps = {
  id: string;
  place: FoundPlace;
  text: string;
  near: LatLng | null;
  active: boolean;
  onActive: () => void;
  onChosen: () => void;
};

/** One found place: its name, kind and region, and its distance from the pin. */
export function SearchResult({ id, place, text, near, active, ...on }: SearchResultProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const [before, match, after] = matchedPart(place.name, text);
  const distance = near === null ? null : Math.round(distanceKm(near, place));
  return (
    <button
      type="button"
      id={id}
      className={styles['row']}
      role="option" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- option of a combobox
      tabIndex={-1}
      aria-selected={active}
      title={place.place}
      onMouseMove={active ? undefined : on.onActive}
      onClick={on.onChosen}
    >
      <PlaceKindIcon kind={place.kind} />
      <span className={styles['words']}>
        <span className={styles['name']} translate="no">
          {before}
          <b>{match}</b>
          {after}
          {place.unknown === undefined ? null : (
            <span className={styles['for']}>{t('search.for', { unknown: place.unknown })}</span>
          )}
        </span>
        <span className={styles['region']}>
          {[kindOf(), place.context].filter(Boolean).join(' · ')}
        </span>
      </span>
      {distance === null || distance === 0 ? null : (
        <span className={styles['distance']}>{formatKilometres(distance, language)}</span>
      )}
    </button>
  );

  function kindOf(): string {
    if (place.kind === null) return '';
    const kind = t(`kind.${place.kind}`);
    if (place.elevation === null) return kind;
    return t('search.elevation', { kind, height: formatMetres(place.elevation, language) });
  }
}
