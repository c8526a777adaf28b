import { differentNames } from '#src/domain/language/names.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import type { PlaceFacts, TripFacts } from '../trip-facts.ts';
import type { AskedHere } from '../wishes/asked-here.ts';
import { namedSights } from './named-sights.ts';
import { sightsInReach } from './sights-in-reach.ts';

/**
 * Adds the sights in reach, and reads the text once more where it names one of them: its name is then
 * no wish. `named` are the places that the text may name.
 */
export function withSights(
  facts: PlaceFacts,
  named: readonly NamedPlace[],
  askedHere: AskedHere,
): TripFacts {
  const inReach = sightsInReach(facts);
  const sights = namedSights(facts, inReach);
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
  return {
    ...facts,
    reading,
    inReach,
    named: {
      places: reading.places.flatMap((index) => named[index] ?? []),
      sights: reading.places.flatMap((index) => sights[index - named.length]?.sight ?? []),
    },
  };
}
