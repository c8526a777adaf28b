import * as v from 'valibot';
import { bareLetters } from '#src/domain/language/bare-letters.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Sights } from '#src/domain/ports.ts';
import { SIGHT_KINDS } from '#src/domain/kinds/sight-kinds.ts';
import { SIGHT_ACCESS, SIGHT_NEEDS } from '#src/domain/place/sights.ts';
import type { Sight, SightDetails, SightNote } from '#src/domain/place/sights.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import { once } from '#src/timing/once.ts';
import { nearestOfArea } from './area-distance.ts';
import { sightNotesSchema, SIGHTS_FILES, sightsListSchema } from './sights-format.ts';
import type { SightNotes, SightRow, SightsList } from './sights-format.ts';

const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;
type ListedSight = {
  id: string;
  row: SightRow;
  /** Its index in the notes; null without one. */
  note: number | null;
  tags: readonly string[];
  south: number;
  north: number;
};

/** A sight as the map labels it, at the point where one goes to. */
export type ListedSightPoint = Pick<Sight, 'id' | 'kind' | 'lat' | 'lng' | 'fame'> & {
  names: Record<Language, string>;
};

type Bounds = { west: number; south: number; east: number; north: number };

/** With what only the thread that has the files needs. */
export interface PackSights extends Sights {
  /** Reads the files, so that the first question in that language does not wait for them. */
  load(language: Language): Promise<void>;
  /** The sights whose points lie within the bounds; their notes are not read. */
  within(bounds: Bounds): Promise<ListedSightPoint[]>;
  /** Null for one that is no longer listed. */
  details(id: string, language: Language): Promise<SightDetails | null>;
}

/** The sights of the data pack (data/sights/README.md). Fails with 'data-missing'. */
export function createPackSights(pack: DataPack): PackSights {
  const list = once(async () =>
    withIds(v.parse(sightsListSchema, JSON.parse(decodeText(await pack.bytes(SIGHTS_FILES.list))))),
  );
  const byId = once(async () => new Map((await list()).map((sight) => [sight.id, sight])));
  const notesIn = (language: Language) =>
    once(async () => {
      const bytes = await pack.bytes(SIGHTS_FILES.notes[language]);
      return v.parse(sightNotesSchema, JSON.parse(decodeText(bytes)));
    });
  const notes = { en: notesIn('en'), de: notesIn('de') };
  return {
    async load(language) {
      await Promise.all([list(), notes[language]()]);
    },
    async within({ west, south, east, north }) {
      const sights = await list();
      return sights
        .filter(({ row: [, , , lat, lng] }) => {
          return lat >= south && lat < north && lng >= west && lng < east;
        })
        .map(listedPoint);
    },
    async details(id, language) {
      const [sights, written] = await Promise.all([byId(), notes[language]()]);
      const sight = sights.get(id);
      return sight === undefined ? null : detailsOf(sight, written, language);
    },
    notes: (ids, language, signal) =>
      orDataMissing(async () => {
        const [sights, written] = await Promise.all([byId(), notes[language]()]);
        signal?.throwIfAborted();
        return new Map(
          ids.flatMap((id) => {
            const note = sights.get(id)?.note ?? null;
            return note === null ? [] : [[id, noteOf(written[note])] as const];
          }),
        );
      }),
    near: (point, radiusKm, signal) =>
      orDataMissing(async () => {
        const sights = await list();
        signal?.throwIfAborted();
        const margin = radiusKm / KM_PER_DEGREE;
        return sights
          .filter((sight) => mayReach(sight, point, margin))
          .map((sight) => sightNear(sight, point, radiusKm))
          .filter((sight) => sight !== null)
          .toSorted((a, b) => a.distanceKm - b.distanceKm || a.fame - b.fame);
      }),
  };
}

function listedPoint({ id, row }: ListedSight): ListedSightPoint {
  const [en, de, kind, lat, lng, , fame] = row;
  const names = { en, de: de === '' ? en : de };
  return { id, names, kind: SIGHT_KINDS[kind] ?? 'viewpoint', lat, lng, fame };
}

/** False for what is surely more than `margin` degrees of a great circle away, found with little computing. */
function mayReach({ row, south, north }: ListedSight, point: LatLng, margin: number): boolean {
  if (point.lat < south - margin || point.lat > north + margin) return false;
  const lng = row[4];
  if (row[7] !== null) return true;
  const shrink = Math.cos(Math.min(90, Math.abs(point.lat) + margin) * RADIANS);
  return (
    shrink * Math.abs(Math.sin(((lng - point.lng) / 2) * RADIANS)) <=
    Math.sin((margin / 2) * RADIANS)
  );
}

/** Null beyond the radius. */
function sightNear(listed: ListedSight, point: LatLng, radiusKm: number): Sight | null {
  const { id, row } = listed;
  const [en, de, kind, lat, lng, countries, fame, area, size, months, hours, needs, access] = row;
  const nearest = nearestOfArea(point, { lat, lng }, area);
  if (nearest.distanceKm > radiusKm) return null;
  return {
    id,
    names: { en, de: de === '' ? en : de },
    kind: SIGHT_KINDS[kind] ?? 'viewpoint',
    months: bitsOf(months, 12).map((bit) => bit + 1),
    hours,
    isWritten: listed.note !== null,
    lat: nearest.at.lat,
    lng: nearest.at.lng,
    countries: countries === '' ? [] : countries.split('|'),
    fame,
    distanceKm: nearest.distanceKm,
    size,
    needs: bitsOf(needs, SIGHT_NEEDS.length).flatMap((bit) => SIGHT_NEEDS[bit] ?? []),
    access: bitsOf(access, SIGHT_ACCESS.length).flatMap((bit) => SIGHT_ACCESS[bit] ?? []),
    tags: listed.tags,
  };
}

function detailsOf(
  { row, note }: ListedSight,
  notes: SightNotes,
  language: Language,
): SightDetails {
  const [en, de, kind, , , , , , , months, hours] = row;
  return {
    name: language === 'de' && de !== '' ? de : en,
    kind: SIGHT_KINDS[kind] ?? 'viewpoint',
    months: bitsOf(months, 12).map((bit) => bit + 1),
    hours,
    note: note === null ? null : noteOf(notes[note]),
  };
}

/** With ids; of several with one name in a country, all but the first have their place in it. */
function withIds({ rows, tags, noted }: SightsList): ListedSight[] {
  const taken = new Set<string>();
  return rows.map((row, index) => {
    const [name, , , lat, lng, countries, , area] = row;
    const plain = idOf(name, countries);
    const id = taken.has(plain) ? `${plain}-${lat.toFixed(2)}-${lng.toFixed(2)}` : plain;
    taken.add(id);
    const own = row[13].flatMap((tag) => tags[tag] ?? []);
    const note = index < noted ? index : null;
    return { id, row, note, tags: own, ...latitudesOf(lat, area) };
  });
}

/** 'golden-roof-at' */
function idOf(name: string, countries: string): string {
  return `${bareLetters(name).replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')}-${countries.slice(0, 2).toLowerCase()}`;
}

/** By latitude alone a sight is quickly known to be too far away. */
function latitudesOf(lat: number, area: SightRow[7]): { south: number; north: number } {
  if (area === null) return { south: lat, north: lat };
  if (typeof area === 'number') {
    return { south: lat - area / KM_PER_DEGREE, north: lat + area / KM_PER_DEGREE };
  }
  const latitudes = area.flatMap((part, index) =>
    typeof part !== 'number' ? part[0] : index === 0 || index === 2 ? part : [],
  );
  return { south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

/** A note that is missing is empty: the list and the notes are built together. */
function noteOf([text, when, asks]: SightNotes[number] = ['', '', '']): SightNote {
  return { text, when, asks };
}

function bitsOf(bits: number, count: number): number[] {
  const set: number[] = [];
  for (let bit = 0; bit < count; bit += 1) if ((bits & (1 << bit)) !== 0) set.push(bit);
  return set;
}

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
