import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { WIDE_PLACES } from '#src/domain/kinds/place-properties.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { foldName } from '../names/fold-name.ts';
import { saysKind } from '../names/kind-words.ts';
import { nearPoints } from '../names/near-points.ts';
import type { ReadPart } from './address-reader.ts';
import { candidatesOf } from './candidate.ts';
import type { Candidate } from './candidate.ts';
import { readRest } from './rest-of-address.ts';
import { foldedOf } from './split-address.ts';
import type { Support } from './support.ts';

export type FoundByAddress = { place: number; score: number; unknown?: string };

/** Finds the place of a label ('Hallstatt, Upper Austria, Austria') or of an address. */
export interface AddressSearch {
  find(parts: readonly ReadPart[], near: LatLng | null, limit: number): FoundByAddress[];
}

/** Smaller towns do not rank before the region of their name. */
const CHIEF_TOWN_POPULATION = 10_000;

/** On the scale of importance (0..100), as those of names/match-quality.ts. */
const POINTS = {
  whole: 50,
  shortened: 45,
  start: 25,
  end: 15,
  beginning: 8,
  misspelt: 0,
  /** Only some words of a part. */
  inside: -20,
  otherName: -14,
  numbered: -60,
  lodging: -90,
  division: -60,
  country: -120,
  areaBehind: -60,
  airport: -60,
  airportSaid: 60,
  /** An airport by a part of its name, which is another place's. */
  airportInPart: -150,
  /** A park or a landscape by less than it is shown as: Banff is the town. */
  partOfName: -45,
  /** The place lies in, or close to, what another part names. */
  support: 100,
  otherCountry: -200,
  contradicted: -60,
  skipped: -15,
} as const;

export function createAddressSearch(gazetteer: Gazetteer, support: Support): AddressSearch {
  const score = (parts: readonly ReadPart[], candidate: Candidate): FoundByAddress => {
    const { place, part, span } = candidate;
    const rest = readRest(gazetteer, support, parts, candidate);
    const role = parts[part]?.role ?? 'name';
    const points =
      (gazetteer.importances[place] ?? 0) +
      POINTS[span.as] * rest.covered +
      (rest.covered < 1 ? POINTS.inside : 0) +
      (candidate.other ? POINTS.otherName : 0) +
      rolePoints(gazetteer.kind(place), role) +
      kindPoints(gazetteer, parts, candidate) +
      rest.supports * POINTS.support +
      rest.otherCountries * POINTS.otherCountry +
      (rest.isContradicted ? POINTS.contradicted : 0) +
      rest.skipped * POINTS.skipped;
    return { place, score: points, ...(rest.unknown === '' ? {} : { unknown: rest.unknown }) };
  };
  return {
    find(parts, near, limit) {
      const best = new Map<number, FoundByAddress>();
      for (const candidate of candidatesOf(parts)) {
        const found = score(parts, candidate);
        if (near !== null) found.score += nearPoints(gazetteer, found.place, near);
        const known = best.get(found.place);
        if (known === undefined || known.score < found.score) best.set(found.place, found);
      }
      return [...best.values()]
        .toSorted((a, b) => b.score - a.score || a.place - b.place)
        .slice(0, limit);
    },
  };
}

/** 'Washington State' is the region, 'Bezirk Hallein' hardly the town. */
function rolePoints(kind: PlaceKind, role: ReadPart['role']): number {
  if (role === 'division') return kind === 'region' ? 0 : POINTS.division;
  return role === 'numbered' || role === 'lodging' ? POINTS[role] : 0;
}

/** Countries, and areas behind another name, say where something is; airports have their towns' names. */
function kindPoints(
  gazetteer: Gazetteer,
  parts: readonly ReadPart[],
  candidate: Candidate,
): number {
  const { place, part } = candidate;
  const kind = gazetteer.kind(place);
  if (kind === 'country') return POINTS.country;
  if (kind === 'airport') return airportPoints(parts, candidate);
  const isBehind = parts.slice(0, part).some(({ role }) => role === 'name');
  const wide = isBehind && isOneOf(WIDE_PLACES, kind) ? POINTS.areaBehind : 0;
  const isNamed = parts[part]?.role === 'name';
  if (kind === 'region' && isNamed && hasChiefTown(gazetteer, candidate)) return POINTS.areaBehind;
  const isSpot = place >= gazetteer.first.features;
  return wide + (isSpot && !isShownAs(gazetteer, parts, candidate) ? POINTS.partOfName : 0);
}

/** An airport has its town's name: it is meant where a word for airports stands beside that. */
function airportPoints(parts: readonly ReadPart[], { part, span }: Candidate): number {
  if (saysKind(foldedOf(parts[part]?.words ?? []), 'airport')) return POINTS.airportSaid;
  return span.as === 'start' || span.as === 'end' ? POINTS.airportInPart : POINTS.airport;
}

/** Whether the region's own town is called so too (Québec), or the country's capital (Washington). */
function hasChiefTown(gazetteer: Gazetteer, { place, span }: Candidate): boolean {
  const { regions, countries, populations } = gazetteer;
  return span.named.some((one) => {
    const isCapital =
      gazetteer.kind(one.place) === 'capital' && countries[one.place] === countries[place];
    const isLarge = (populations[one.place] ?? 0) >= CHIEF_TOWN_POPULATION;
    return isCapital || (regions[one.place] === place && isLarge);
  });
}

/** Whether the words are the name that the place is shown by. */
function isShownAs(
  gazetteer: Gazetteer,
  parts: readonly ReadPart[],
  { place, part, span }: Candidate,
): boolean {
  const said = foldedOf(parts[part]?.words.slice(span.from, span.to) ?? []);
  return LANGUAGES.some((language) => foldName(gazetteer.name(place, language)) === said);
}
