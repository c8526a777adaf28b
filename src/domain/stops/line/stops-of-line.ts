import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { SETTLEMENT_PLACES } from '#src/domain/kinds/place-kinds.ts';
import {
  DIVISION_PLACES,
  ISLAND_PLACES,
  NO_STOP_PLACES,
  VISITED_PLACES,
} from '#src/domain/kinds/place-properties.ts';
import type { Language } from '#src/domain/language/language.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { FoundPlace, Geocoder } from '#src/domain/ports.ts';
import { pickNamesakes } from './pick-namesakes.ts';
import type { LinePart } from './read-line.ts';
import { isSimilarName, lettersOf } from './similar-name.ts';

/** The reading of one part of a line. */
export type LineStop = {
  /** The places of that name, the likeliest first. */
  namesakes: readonly FoundPlace[];
  /** Index of the one that is meant. */
  picked: number;
  /** Null where none are written. */
  nights: number | null;
};

export type Searching = {
  geocoder: Pick<Geocoder, 'search'>;
  language: Language;
  near: LatLng | null;
  signal?: AbortSignal;
};

/** Two places this close are one. */
const SAME_PLACE_KM = 5;
/** A town on an island is at most so far from its middle. */
const ON_ISLAND_KM = 60;
const MIN_LETTERS = 2;

/** The search's answer for a part. `own`: the places that it may mean as a stop. */
type Part = LinePart & { found: readonly FoundPlace[]; own: readonly FoundPlace[] };

/**
 * The stops that a line names, each a place of its own; null where it names one place ('Vienna, Austria',
 * 'Trinidad and Tobago') or where a part is not known. They may be more than a trip has.
 */
export async function stopsOfLine(
  line: readonly LinePart[],
  searching: Searching,
): Promise<LineStop[] | null> {
  if (line.some(({ text }) => lettersOf(text).length < MIN_LETTERS)) return null;
  const parts = await Promise.all(line.map((part) => lookUp(part, searching)));
  if (await isOneName(parts, searching)) return null;
  const stops = await withoutQualifiers(parts, searching);
  if (stops.length < 2) return null;
  if (stops.some(({ own }) => own.length === 0)) return null;
  const picked = pickNamesakes(stops.map(({ own }) => own));
  const understood = stops.map(({ own, nights }, at) => {
    return { namesakes: own, picked: picked[at] ?? 0, nights };
  });
  const places = understood.flatMap((stop) => stop.namesakes[stop.picked] ?? []);
  const areApart = places.slice(1).every((place, at) => {
    return distanceKm(place, places[at] ?? place) >= SAME_PLACE_KM;
  });
  return areApart ? understood : null;
}

async function lookUp(part: LinePart, searching: Searching): Promise<Part> {
  const found = await searchFor(part.text, searching);
  return { ...part, found, own: ownPlaces(part.text, found) };
}

async function searchFor(text: string, { geocoder, ...by }: Searching): Promise<FoundPlace[]> {
  return geocoder.search(text, by.language, by.near, by.signal);
}

/** A settlement may have been found by another of its names ('Firenze'); of all else the name is compared. */
function ownPlaces(text: string, found: readonly FoundPlace[]): FoundPlace[] {
  const places = townsFirst(found).filter(
    ({ kind, name, unknown }) =>
      unknown === undefined &&
      !isOneOf(NO_STOP_PLACES, kind) &&
      (isOneOf(SETTLEMENT_PLACES, kind) || isSimilarName(name, text)),
  );
  // A town of the exact name comes before what only begins with it.
  const [first] = places;
  const likely = places.filter(({ name }) => isSimilarName(name, text));
  const isOther = first !== undefined && !likely.includes(first);
  // 'Long Beach' is not what 'beach' means.
  return isOther && !hasWord(first.name, text) ? [first, ...likely] : likely;
}

/** One stays in Hoi An, not in its ancient town. */
function townsFirst(found: readonly FoundPlace[]): readonly FoundPlace[] {
  const [first, ...others] = found;
  if (first === undefined || !isOneOf(VISITED_PLACES, first.kind)) return found;
  const towns = others.filter(({ kind }) => isOneOf(SETTLEMENT_PLACES, kind));
  return [...towns, ...found.filter((place) => !towns.includes(place))];
}

function hasWord(name: string, word: string): boolean {
  return ` ${lettersOf(name)} `.includes(` ${lettersOf(word)} `);
}

/** 'Trinidad and Tobago', 'Köln/Bonn': one place has the whole line in its name. */
async function isOneName(parts: readonly Part[], searching: Searching): Promise<boolean> {
  const text = parts.map((part) => part.text).join(' ');
  const [whole] = await searchFor(text, searching);
  if (whole === undefined || whole.unknown !== undefined) return false;
  const name = ` ${lettersOf(whole.name)} `;
  const isInName = (words: string) =>
    lettersOf(words)
      .split(' ')
      .every((word) => name.includes(` ${word} `));
  return parts.every((part) => isInName(part.text) || isInName(part.found[0]?.name ?? part.text));
}

/** The parts without those that say where the part before them lies. */
async function withoutQualifiers(parts: readonly Part[], searching: Searching): Promise<Part[]> {
  const stops: Part[] = [];
  for (const part of parts) {
    const before = stops.at(-1);
    const lying = before && part.mayQualify ? await placesIn(before, part, searching) : null;
    if (lying === null) stops.push(part);
    else stops.splice(-1, 1, { ...lying, nights: lying.nights ?? part.nights });
  }
  return stops;
}

/** The part before with the places that lie in this one; null where this one is a stop itself. */
async function placesIn(head: Part, part: Part, searching: Searching): Promise<Part | null> {
  const [first] = head.found;
  const named = part.found.filter(({ name, unknown }, at) => {
    return unknown === undefined && (at === 0 || isSimilarName(name, part.text));
  });
  const names = new Set(named.map(({ name }) => lettersOf(name)));
  const isIn = ({ context }: FoundPlace) =>
    context.split(', ').some((division) => names.has(lettersOf(division)));
  if (first !== undefined && isIn(first)) return head;
  const together = await searchFor(`${head.text}, ${part.text}`, searching);
  const known = together.filter(({ unknown }) => unknown === undefined);
  const [division] = part.found;
  if (division !== undefined && isOneOf(DIVISION_PLACES, division.kind) && hasNoTown(part)) {
    const lying = known.filter((place) => isIn(place));
    return lying.length === 0 ? null : { ...head, found: lying, own: lying };
  }
  const isOnIsland =
    known.length > 0 &&
    first !== undefined &&
    isOneOf(SETTLEMENT_PLACES, first.kind) &&
    isOneOf(ISLAND_PLACES, division?.kind) &&
    distanceKm(first, division ?? first) < ON_ISLAND_KM;
  return isOnIsland ? head : null;
}

/** Georgia is a country and a state, Luxembourg a town as well. */
function hasNoTown({ own, text }: Part): boolean {
  return !own.some(({ name, kind }) => {
    return isOneOf(SETTLEMENT_PLACES, kind) && lettersOf(name) === lettersOf(text);
  });
}
