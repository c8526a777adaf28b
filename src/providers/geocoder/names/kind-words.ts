import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import { DIVISION_PLACES, ISLAND_PLACES, PARK_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';

const AIRPORTS: readonly PlaceKind[] = ['airport'];

/** Folded words for kinds of places, as typed beside a name ('insel rügen'). */
const KIND_WORDS: Readonly<Record<string, readonly PlaceKind[]>> = {
  stadt: SETTLEMENT_PLACES,
  city: SETTLEMENT_PLACES,
  town: SETTLEMENT_PLACES,
  altstadt: SETTLEMENT_PLACES,
  dorf: SETTLEMENT_PLACES,
  village: SETTLEMENT_PLACES,
  land: DIVISION_PLACES,
  country: DIVISION_PLACES,
  region: DIVISION_PLACES,
  insel: ISLAND_PLACES,
  inseln: ISLAND_PLACES,
  island: ISLAND_PLACES,
  islands: ISLAND_PLACES,
  isla: ISLAND_PLACES,
  isola: ISLAND_PLACES,
  ile: ISLAND_PLACES,
  strand: ['beach', 'coast'],
  beach: ['beach', 'coast'],
  see: ['lake'],
  lake: ['lake'],
  berg: ['peak'],
  gipfel: ['peak'],
  vulkan: ['peak'],
  mount: ['peak'],
  mountain: ['peak'],
  volcano: ['peak'],
  peak: ['peak'],
  gebirge: ['range'],
  mountains: ['range'],
  fjord: ['fjord'],
  bucht: ['bay'],
  bay: ['bay'],
  tal: ['valley'],
  valley: ['valley'],
  schlucht: ['valley'],
  canyon: ['valley'],
  wuste: ['desert'],
  desert: ['desert'],
  wasserfall: ['waterfall'],
  wasserfalle: ['waterfall'],
  nationalpark: PARK_PLACES,
  'national park': PARK_PLACES,
  airport: AIRPORTS,
  airports: AIRPORTS,
  'international airport': AIRPORTS,
  flughafen: AIRPORTS,
  'internationaler flughafen': AIRPORTS,
  aeroport: AIRPORTS,
  aeropuerto: AIRPORTS,
  aeroporto: AIRPORTS,
  lufthavn: AIRPORTS,
};

/** The kinds of places that a folded word stands for; null for other words. */
export function kindsNamed(text: string): readonly PlaceKind[] | null {
  return Object.hasOwn(KIND_WORDS, text) ? (KIND_WORDS[text] ?? null) : null;
}

/** Whether one of the words of a folded text is for places of this kind. */
export function saysKind(folded: string, kind: PlaceKind): boolean {
  return folded.split(' ').some((word) => kindsNamed(word)?.includes(kind) === true);
}
