import type { Language } from '#src/domain/language.ts';
import type { NamedPlace, PlaceKind } from '#src/domain/places.ts';
import type { Countries, Places, Sights } from '#src/domain/ports.ts';
import type { Sight } from '#src/domain/sights.ts';
import type { Trip } from '#src/domain/trip.ts';
import { namedPlaces } from './named-places.ts';
import type { PlaceInWords } from './named-places.ts';
import { pointKey } from './town-views.ts';
import { isReached, withinBorders } from './within-borders.ts';
import type { Home } from './within-borders.ts';

/** What lies around the point of a trip, without what is beyond a closed border. */
type Surroundings = {
  /** Nearest first, several of each kind. */
  features: NamedPlace[];
  sights: Sight[];
  named: PlaceInWords[];
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
  trip: Trip,
  home: Home,
  { places, sights, countries }: Sources,
  signal?: AbortSignal,
): Promise<Surroundings> {
  const { location, language } = trip;
  const abroad = new Set<string>();
  const reached = async (found: Promise<NamedPlace[]>): Promise<NamedPlace[]> => {
    const all = await withinBorders(home, await found, countries, signal);
    for (const { place, passport } of all) if (passport) abroad.add(pointKey(place));
    return all.map(({ place }) => place);
  };
  const [features, peaks, allSights, allNamed] = await Promise.all([
    reached(featuresAround(trip, places, language, signal)),
    reached(places.near(location, HIGH_PEAKS, language, signal)),
    sights.near(location, SIGHTS_KM, language, signal),
    namedPlaces(trip, places, signal),
  ]);
  const named = await reached(Promise.resolve(allNamed.map(({ place }) => place)));
  return {
    features,
    peaks,
    sights: allSights.filter((sight) => isReached(home, sight.countries)),
    named: allNamed.filter(({ place }) => named.includes(place)),
    abroad,
  };
}

async function featuresAround(
  trip: Trip,
  places: Places,
  language: Language,
  signal?: AbortSignal,
): Promise<NamedPlace[]> {
  const found = await Promise.all(
    SEARCHES.map(({ kinds, radiusKm }) =>
      places.near(trip.location, { kinds, radiusKm, limit: FEATURE_LIMIT }, language, signal),
    ),
  );
  return found.flat().toSorted((a, b) => a.distanceKm - b.distanceKm || a.rank - b.rank);
}
