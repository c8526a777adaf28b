import { Suspense, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { bearingDegrees, distanceKm } from '#src/domain/place/location.ts';
import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Language } from '#src/domain/language/language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { compassDirection, spellDirection } from '#src/wording/coordinates.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import type { NamedPoint } from './labels/labels-in-view.ts';
import type { RestingView } from './map-names.ts';
import { useMoveAnnouncement } from './use-move-announcement.ts';
import styles from './map-names-list.module.css';

type MapNamesProps = {
  /** Null before the map was focused. */
  view: RestingView | null;
  language: Language;
  /** Null where no place can be chosen. */
  onPlace: ((point: LatLng) => void) | null;
  /** Null where sights have no card. */
  onSight: ((sight: NamedPoint) => void) | null;
};

/** Nearer names are here. */
const HERE_KM = 0.5;

/**
 * The names on the map as a list for those who do not point at it: one tab stop, the nearest first. Enter
 * chooses a place or opens a sight. Moves of the map are announced.
 */
export function MapNames({ view, language, onPlace, onSight }: MapNamesProps) {
  const { t } = useTexts('map');
  const list = useRef<HTMLUListElement>(null);
  const names = view?.names() ?? [];
  const [active, setActive] = useState<string | null>(null);
  // Names are sorted anew when the map moves: the tab stop stays on its name, or goes to the first.
  const at = Math.max(
    0,
    names.findIndex((named) => keyOf(named) === active),
  );
  const announcement = useMoveAnnouncement(view, names, language);
  const choose = (named: NamedPoint) => {
    if (named.sight !== null && onSight !== null) onSight(named);
    else onPlace?.(named.point);
  };
  const press = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at, names, language);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles['names']}>
      <output className={styles['moves']}>{announcement}</output>
      <ul ref={list} className={styles['list']} aria-label={t('names.label')}>
        {names.map((named, index) => (
          <li key={keyOf(named)}>
            <button
              type="button"
              tabIndex={index === at ? 0 : -1}
              onKeyDown={press}
              onFocus={() => setActive(keyOf(named))}
              onClick={() => choose(named)}
            >
              <strong>{named.names[language]}</strong>
              <span>
                {named.what === null ? (
                  t(kindKey(named))
                ) : (
                  <Suspense>
                    <FeatureKind what={named.what} />
                  </Suspense>
                )}
                {whereOf(named, view, language).map((where) => `, ${where}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Its texts are loaded with the first name of a detail tile. */
function FeatureKind({ what }: { what: DetailClass }) {
  const { t } = useTexts('map-features');
  return t(what);
}

function keyOf({ names, point }: NamedPoint): string {
  return `${names.en} ${point.lat} ${point.lng}`;
}

/** By arrows, Home and End, or the first letter of a name; null for other keys. */
function nextIndex(
  key: string,
  at: number,
  names: readonly NamedPoint[],
  language: Language,
): number | null {
  const last = names.length - 1;
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return null;
  const fits = ({ names: { [language]: name } }: NamedPoint) =>
    name.toLowerCase().startsWith(key.toLowerCase());
  const after = names.findIndex((named, index) => index > at && fits(named));
  const found = after === -1 ? names.findIndex(fits) : after;
  return found === -1 ? null : found;
}

function whereOf({ point }: NamedPoint, view: RestingView | null, language: Language): string[] {
  if (view === null) return [];
  const km = distanceKm(view.center, point);
  if (km < HERE_KM) return [];
  const direction = compassDirection(bearingDegrees(view.center, point), language);
  return [spellDirection(`${formatKilometres(km, language)} ${direction}`, language)];
}

/** Sizes of MapLabel: from 90,000 inhabitants on, from 4,000 on, and fewer. */
const CITY_KEYS = ['city', 'city', 'city', 'town', 'town', 'village'] as const;

function kindKey({ kind, size }: NamedPoint) {
  switch (kind) {
    case 'capital':
    case 'quarter':
    case 'airport':
    case 'peak':
    case 'park':
    case 'island':
    case 'sight':
      return `names.${kind}` as const;
    default:
      return `names.${CITY_KEYS[size] ?? 'village'}` as const;
  }
}
