import type { LatLng } from '#src/domain/place/location.ts';
import { differentNames } from '#src/domain/language/names.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import type { PlaceFacts, TripFacts } from '../trip-facts.ts';
import type { AskedHere } from '../wishes/asked-here.ts';
import { namedSights } from './named-sights.ts';
import { seenElsewhere } from './seen-elsewhere.ts';
import { isOnThisSide, sightsInReach, sightsInSeason } from './sights-in-reach.ts';

/**
 * Adds the sights in reach. Where the text names one of them it is read once more, since the words
 * of a name are no wish. `named`: the places that the text may name.
 */
export function withSights(
  facts: PlaceFacts,
  named: readonly NamedPlace[],
  askedHere: AskedHere,
): TripFacts {
  const inSeason = sightsInSeason(facts);
  const open = inSeason.filter(isOnThisSide(facts));
  const inReach = sightsInReach(facts.days, open).filter(isNearEnough(facts));
  const sights = namedSights(facts, inReach, inSeason);
  const { request } = facts.trip;
  const names = [
    ...named.map((place) => differentNames(place.names)),
    ...sights.map((one) => one.names),
    facts.placeNames.all,
  ];
  const reading =
    sights.length === 0
      ? facts.reading
      : askedHere(readText(request.preferences, { ...request, names }));
  const isElsewhere = seenElsewhere(facts.trip);
  const isHere = (point: LatLng) => !isElsewhere(point);
  return {
    ...facts,
    reading,
    open,
    inReach: inReach.filter(isHere),
    elsewhere: new Set(open.filter(isElsewhere).map(({ id }) => id)),
    named: {
      places: reading.places.flatMap((index) => named[index] ?? []).filter(isHere),
      sights: reading.places
        .flatMap((index) => sights[index - named.length]?.sight ?? [])
        .filter(isHere),
    },
  };
}

/** Who wants no long rides, kilometres. */
const SHORT_RIDE_KM = 30;

function isNearEnough({ reading }: PlaceFacts): (sight: Sight) => boolean {
  const most = reading.terms.has('short-rides') ? SHORT_RIDE_KM : Infinity;
  return ({ distanceKm }) => distanceKm <= most;
}
