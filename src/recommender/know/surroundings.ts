import type { NamedPlace, PlaceKind } from '#src/domain/place/places.ts';
import type { Countries, Places, Sights } from '#src/domain/ports.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { namedPlaces } from './named-places.ts';
import type { TripToDecide } from './trip-to-decide.ts';
import { pointKey } from './town-views.ts';
import { isReached, withinBorders } from './within-borders.ts';
import type { Home } from './within-borders.ts';

/** Places and sights around the point of a trip, without those beyond a closed border. */
type Surroundings = {
  /** Nearest first, several of each kind. */
  features: NamedPlace[];
  sights: Sight[];
  /** Places that the preferences name, up to a day trip away. */
  named: NamedPlace[];
  /** The peaks whose snow a skier may look for. */
  peaks: NamedPlace[];
  /** Places where one shows the passport on the way, by `pointKey`. */
  abroad: ReadonlySet<string>;
};

type Sources = { places: Places; sights: Sights; countries: Countries };

const FEATURE_LIMIT = 5;
/** A long day trip, in a straight line. */
const SIGHTS_KM = 130;
/** Peaks whose snow a skier may look for. */
const HIGH_PEAKS = { kinds: ['peak' as const], radiusKm: 40, limit: 200 };

/** Search radius by kind of feature: a day trip, less for villages. */
const SEARCHES: readonly { kinds: readonly PlaceKind[]; radiusKm: number }[] = [
  { kinds: ['village'], radiusKm: 15 },
  { kinds: ['town', 'city', 'capital', 'valley', 'waterfall', 'lake', 'bay'], radiusKm: 60 },
  { kinds: ['peak', 'island', 'large-island', 'archipelago'], radiusKm: 60 },
  { kinds: ['fjord', 'cape', 'coast', 'beach', 'marine-park'], radiusKm: 60 },
  { kinds: ['heritage-cultural'], radiusKm: 90 },
  { kinds: ['national-park', 'heritage-natural', 'range', 'desert', 'plain'], radiusKm: 80 },
];

export async function surroundingsOf(
  trip: TripToDecide,
  home: Home,
  { places, sights, countries }: Sources,
  signal?: AbortSignal,
): Promise<Surroundings> {
  const { location } = trip;
  const abroad = new Set<string>();
  const reached = async (found: Promise<NamedPlace[]>): Promise<NamedPlace[]> => {
    const all = await withinBorders(home, await found, countries, signal);
    for (const { place, passport } of all) if (passport) abroad.add(pointKey(place));
    return all.map(({ place }) => place);
  };
  const [features, peaks, allSights, named] = await Promise.all([
    reached(featuresAround(trip, places, signal)),
    reached(places.near(location, HIGH_PEAKS, signal)),
    sights.near(location, SIGHTS_KM, signal),
    reached(namedPlaces(trip, places, signal)),
  ]);
  return {
    features,
    peaks,
    sights: allSights.filter((sight) => isReached(home, sight.countries)),
    named,
    abroad,
  };
}

async function featuresAround(
  trip: TripToDecide,
  places: Places,
  signal?: AbortSignal,
): Promise<NamedPlace[]> {
  const found = await Promise.all(
    SEARCHES.map(({ kinds, radiusKm }) =>
      places.near(trip.location, { kinds, radiusKm, limit: FEATURE_LIMIT }, signal),
    ),
  );
  return found.flat().toSorted((a, b) => a.distanceKm - b.distanceKm || a.rank - b.rank);
}
