import * as v from 'valibot';
import type { Language } from '#src/domain/language.ts';
import type { LatLng } from '#src/domain/location.ts';
import type { Sights } from '#src/domain/ports.ts';
import { SIGHT_KINDS, SIGHT_NEEDS } from '#src/domain/sights.ts';
import type { Sight, SightNote } from '#src/domain/sights.ts';
import type { DataPack } from '#src/providers/data-pack/data-pack.ts';
import { orDataMissing } from '#src/providers/data-pack/or-data-missing.ts';
import { once } from '#src/timing/once.ts';
import { distanceToArea } from './area-distance.ts';
import { sightNotesSchema, SIGHTS_FILES, sightsListSchema } from './sights-format.ts';
import type { SightNotes, SightRow } from './sights-format.ts';

const KM_PER_DEGREE = 111.2;
/** Half the diagonal of the largest area, degrees of latitude. */
const LARGEST_AREA_DEGREES = 4;

/** The sights of the data pack (data/sights/README.md). Fails with 'data-missing'. */
export function createPackSights(pack: DataPack): Sights {
  const list = once(async () =>
    v.parse(sightsListSchema, JSON.parse(decodeText(await pack.bytes(SIGHTS_FILES.list)))),
  );
  const notes = once(async () =>
    v.parse(sightNotesSchema, JSON.parse(decodeText(await pack.bytes(SIGHTS_FILES.notes)))),
  );
  return {
    near: (point, radiusKm, language, signal) =>
      orDataMissing(async () => {
        const [rows, written] = await Promise.all([list(), notes()]);
        signal?.throwIfAborted();
        return rows
          .filter((row) => mayLieWithin(point, row, radiusKm))
          .map((row) => sightOf(row, written, point, language))
          .filter((sight) => sight.distanceKm <= radiusKm)
          .toSorted((a, b) => a.distanceKm - b.distanceKm || a.fame - b.fame);
      }),
  };
}

/** By latitude alone, which is quick. */
function mayLieWithin({ lat }: LatLng, row: SightRow, radiusKm: number): boolean {
  return Math.abs(row[3] - lat) <= radiusKm / KM_PER_DEGREE + LARGEST_AREA_DEGREES;
}

function sightOf(row: SightRow, notes: SightNotes, point: LatLng, language: Language): Sight {
  const [en, de, kind, lat, lng, countries, fame, area, size, months, hours, needs, note] = row;
  return {
    id: idOf(en, countries),
    name: language === 'de' && de !== '' ? de : en,
    kind: SIGHT_KINDS[kind] ?? 'viewpoint',
    lat,
    lng,
    countries: countries === '' ? [] : countries.split('|'),
    fame,
    distanceKm: distanceToArea(point, { lat, lng }, area),
    size,
    months: bitsOf(months, 12).map((bit) => bit + 1),
    hours,
    needs: bitsOf(needs, SIGHT_NEEDS.length).flatMap((bit) => SIGHT_NEEDS[bit] ?? []),
    note: note === null ? null : noteOf(notes[language][note]),
  };
}

/** 'golden-roof-at'; names are unique within a country. */
function idOf(name: string, countries: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return `${plain.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')}-${countries.slice(0, 2).toLowerCase()}`;
}

function noteOf(note: SightNotes['en'][number] | undefined): SightNote | null {
  if (note === undefined) return null;
  const [text, when, asks] = note;
  return { text, when, asks };
}

function bitsOf(bits: number, count: number): number[] {
  return Array.from({ length: count }, (_, bit) => bit).filter((bit) => (bits & (1 << bit)) !== 0);
}

function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
