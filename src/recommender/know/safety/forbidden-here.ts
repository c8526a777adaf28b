import type { LatLng } from '#src/domain/place/location.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import { seaShore } from '../season/conditions-of-place.ts';
import type { PlaceFacts } from '../trip-facts.ts';
import type { DangerKind, Forbidden } from './danger.ts';
import { dangersHere } from './dangers-here.ts';

/** Whether one of these is ruled out at the trip's point, or at a place in its country. */
export function isForbidden(
  what: readonly Forbidden[],
  facts: PlaceFacts,
  place: LatLng | null = null,
): boolean {
  return dangersHere(facts, place).some(({ forbids }) => forbids.some((one) => what.includes(one)));
}

/** Whether the trip's point lies where a danger of the kind is. */
export function isAmong(kind: DangerKind, facts: PlaceFacts): boolean {
  return facts.dangers.some((danger) => danger.kind === kind);
}

const WARNINGS: ReadonlySet<DangerKind> = new Set(['war', 'warning']);

/** Whether governments warn against being here at all: nothing cheerful is suggested in such a place. */
export function isNoGo(facts: PlaceFacts): boolean {
  return closedToWalkers(WARNINGS, facts, null);
}

const GAME: ReadonlySet<DangerKind> = new Set(['big-game', 'tiger']);
const WILD_ANIMALS: ReadonlySet<DangerKind> = new Set([...GAME, 'jaguar', 'komodo', 'polar-bear']);

/** Lions, elephants or tigers live here: one stays in a vehicle. */
export function amongGame(facts: PlaceFacts): boolean {
  return closedToWalkers(GAME, facts, null);
}

/** The place lies among lions, elephants or tigers: its houses are those of a camp. */
export function isCamp(place: NamedPlace, facts: PlaceFacts): boolean {
  return place.kind === 'village' && closedToWalkers(GAME, facts, place);
}

/** Animals live here, or at the place, among which nobody is out on foot. */
export function amongWildAnimals(facts: PlaceFacts, place: LatLng | null): boolean {
  return closedToWalkers(WILD_ANIMALS, facts, place);
}

function closedToWalkers(
  kinds: ReadonlySet<DangerKind>,
  facts: PlaceFacts,
  place: LatLng | null,
): boolean {
  return dangersHere(facts, place).some(
    ({ forbids, kind }) => kinds.has(kind) && forbids.includes('walking'),
  );
}

const SEA: readonly Forbidden[] = ['sea-bathing', 'wild-sea-bathing'];
const LAKES: readonly Forbidden[] = ['lake-bathing', 'wild-lake-bathing'];
/** This close to the sea one bathes in it, and not in a river. */
const BEACH_KM = 8;

/** No open water here is for bathing, but at places that are known for it. */
export function unsafeToBathe(facts: PlaceFacts): boolean {
  if (!seaShore(facts)) return isForbidden(LAKES, facts);
  return isForbidden(SEA, facts) || (facts.terrain.coastKm > BEACH_KM && isForbidden(LAKES, facts));
}

/** The same at a place: by the sea unless it is a lake. */
export function unsafeToBatheAt(place: NamedPlace, facts: PlaceFacts): boolean {
  return isForbidden(place.kind === 'lake' ? LAKES : SEA, facts, place);
}
