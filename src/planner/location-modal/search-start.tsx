import { History, LoaderCircle, LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language/language.ts';
import type { Home } from '#src/domain/place/home.ts';
import { bearingDegrees, distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { FoundPlace, Geocoder, Places } from '#src/domain/ports.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { askPosition } from '#src/map/own-position.ts';
import type { PositionFault } from '#src/map/own-position.ts';
import { compassDirection } from '#src/wording/coordinates.ts';
import { formatShortDayRange } from '#src/wording/day-ranges.ts';
import { placeParts, shortPlaceName } from '#src/domain/place/place-name.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import { usePlanner } from '../planner-context.ts';
import { recentName } from '../store/recent-places.ts';
import type { RecentPlace } from '../store/recent-places.ts';
import { PlaceKindIcon } from './place-kind-icon.tsx';
import { placesNear } from './places-near.ts';
import styles from './search-start.module.css';

/** A search result this close is the place itself. */
const SAME_PLACE_KM = 1;

type SearchStartProps = {
  places: Places;
  geocoder: Pick<Geocoder, 'search'>;
  /** Where the traveller lives, once set. */
  home: Home | null;
  onChosen: (place: FoundPlace) => void;
};

/** The search before anything is typed: the last places, and those near home or near here. */
export function SearchStart({ places, geocoder, home, onChosen }: SearchStartProps) {
  const { t } = useTexts('planner');
  const recent = usePlanner((state) => state.recentPlaces);
  const { position, fault, locating, locate } = usePosition();
  const around = position ?? home;
  const near = useNear(around, places);
  return (
    <div className={styles['start']}>
      {recent.length === 0 ? null : (
        <Group heading={t('search.last')}>
          {recent.map((place) => (
            <RecentRow key={`${place.lat} ${place.lng}`} place={place} onChosen={onChosen} />
          ))}
        </Group>
      )}
      {near.length === 0 || around === null ? null : (
        <Group heading={headingNear()}>
          {near.map((place) => (
            <NearRow key={`${place.lat} ${place.lng}`} {...{ place, around, geocoder, onChosen }} />
          ))}
        </Group>
      )}
      {position === null ? (
        <button type="button" className={styles['locate']} onClick={locate}>
          {locating ? (
            <LoaderCircle size={22} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <LocateFixed size={22} strokeWidth={1.75} aria-hidden="true" />
          )}
          {t('search.near-now')}
        </button>
      ) : null}
      <output className={styles['fault']}>{fault === null ? '' : <Fault fault={fault} />}</output>
    </div>
  );

  function headingNear(): string {
    if (position !== null || home === null) return t('search.near-here');
    return t('search.near-home', { place: shortPlaceName(home.place) });
  }
}

function Fault({ fault }: { fault: PositionFault }) {
  const { t } = useTexts('map');
  return t(fault);
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul className={styles['rows']}>{children}</ul>
    </section>
  );
}

type RowProps = {
  icon: ReactNode;
  name: string;
  context: string;
  aside: string;
  onPress: () => void;
};

function Row({ icon, name, context, aside, onPress }: RowProps) {
  return (
    <li>
      <button type="button" className={styles['row']} onClick={onPress}>
        {icon}
        <span className={styles['words']}>
          <span className={styles['name']} translate="no">
            {name}
          </span>
          <span className={styles['context']}>{context}</span>
        </span>
        <span className={styles['aside']}>{aside}</span>
      </button>
    </li>
  );
}

type ChosenProps = Pick<SearchStartProps, 'onChosen'>;

function RecentRow({ place, onChosen }: ChosenProps & { place: RecentPlace }) {
  const language = useLanguage();
  const full = recentName(place, language);
  const { name, context } = placeParts(full);
  return (
    <Row
      icon={<History size={22} strokeWidth={1.75} aria-hidden="true" />}
      name={name}
      context={context}
      aside={formatShortDayRange(place.startDate, place.endDate, language)}
      onPress={() => onChosen(foundOf(place, full))}
    />
  );
}

type NearRowProps = Pick<SearchStartProps, 'geocoder' | 'onChosen'> & {
  place: NamedPlace;
  around: LatLng;
};

function NearRow({ place, around, geocoder, onChosen }: NearRowProps) {
  const { t } = useTexts('planner');
  const language = useLanguage();
  const name = place.names[language];
  const direction = compassDirection(bearingDegrees(around, place), language);
  return (
    <Row
      icon={<PlaceKindIcon kind={place.kind} />}
      name={name}
      context={t(`kind.${place.kind}`)}
      aside={`${formatKilometres(place.distanceKm, language)} ${direction}`}
      onPress={() => void withRegion(place, name, { geocoder, language }).then(onChosen)}
    />
  );
}

/** As the search knows it, with region and country; by its bare name where that cannot tell. */
async function withRegion(
  place: NamedPlace,
  name: string,
  { geocoder, language }: Pick<SearchStartProps, 'geocoder'> & { language: Language },
): Promise<FoundPlace> {
  try {
    const found = await geocoder.search(name, language, place);
    const same = found.find((one) => distanceKm(one, place) < SAME_PLACE_KM);
    if (same !== undefined) return same;
  } catch (error) {
    console.error('Error searching locations', error);
  }
  return foundOf(place, name);
}

function foundOf({ lat, lng }: LatLng, place: string): FoundPlace {
  const { name, context } = placeParts(place);
  return { lat, lng, place, name, context, kind: null, elevation: null };
}

/** Where the device is, asked for on press only. */
function usePosition() {
  const [position, setPosition] = useState<LatLng | null>(null);
  const [fault, setFault] = useState<PositionFault | null>(null);
  const [locating, setLocating] = useState(false);
  const locate = () => {
    if (locating) return;
    setLocating(true);
    setFault(null);
    askPosition(
      (point) => {
        setLocating(false);
        setPosition(point);
      },
      (why) => {
        setLocating(false);
        setFault(why);
      },
    );
  };
  return { position, fault, locating, locate };
}

function useNear(around: LatLng | null, places: Places): readonly NamedPlace[] {
  const [near, setNear] = useState<{ of: LatLng | null; found: readonly NamedPlace[] }>({
    of: null,
    found: [],
  });
  useEffect(() => {
    if (around === null) return undefined;
    const leaving = new AbortController();
    placesNear(around, places, leaving.signal).then(
      (found) => setNear({ of: around, found }),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('Error finding what is near', error);
      },
    );
    return () => leaving.abort();
  }, [around, places]);
  return near.of === around ? near.found : [];
}
