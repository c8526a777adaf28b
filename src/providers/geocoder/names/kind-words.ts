import type { PlaceKind } from '#src/domain/places.ts';

const SETTLEMENTS: readonly PlaceKind[] = ['capital', 'city', 'town', 'village'];
const DIVISIONS: readonly PlaceKind[] = ['region', 'country'];
const ISLANDS: readonly PlaceKind[] = ['island', 'large-island', 'archipelago'];
const PARKS: readonly PlaceKind[] = ['national-park', 'marine-park', 'heritage-natural'];
const AIRPORTS: readonly PlaceKind[] = ['airport'];

/** Folded words for kinds of places, as typed beside a name ('insel rügen'). */
const KIND_WORDS: Readonly<Record<string, readonly PlaceKind[]>> = {
  stadt: SETTLEMENTS,
  city: SETTLEMENTS,
  town: SETTLEMENTS,
  altstadt: SETTLEMENTS,
  dorf: SETTLEMENTS,
  village: SETTLEMENTS,
  land: DIVISIONS,
  country: DIVISIONS,
  region: DIVISIONS,
  insel: ISLANDS,
  inseln: ISLANDS,
  island: ISLANDS,
  islands: ISLANDS,
  isla: ISLANDS,
  isola: ISLANDS,
  ile: ISLANDS,
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
  nationalpark: PARKS,
  'national park': PARKS,
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
