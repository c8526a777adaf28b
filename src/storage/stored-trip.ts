import type { IndexableType } from 'dexie';
import * as v from 'valibot';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import type { QuarantinedRecord } from './database.ts';

/** A record that does not match the schema, with its key. */
export type InvalidTrip = { readable: false; key: IndexableType; broken: QuarantinedRecord };

export type StoredTrip = { readable: true; trip: SavedTrip } | InvalidTrip;

/** Parses a stored record by the schema. Never throws. */
export function readStoredTrip(key: IndexableType, record: unknown): StoredTrip {
  const parsed = v.safeParse(savedTripSchema, record);
  if (parsed.success) return { readable: true, trip: parsed.output };
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  const reason = place === null ? issue.message : `${place}: ${issue.message}`;
  return { readable: false, key, broken: { id: nameOf(key), reason, record } };
}

/** Sorts newest first; by id within the same instant, so that the order is stable. */
export function newestFirst(a: SavedTrip, b: SavedTrip): number {
  const later = Date.parse(b.savedAt) - Date.parse(a.savedAt);
  if (later !== 0) return later;
  return a.id < b.id ? 1 : -1;
}

function nameOf(key: IndexableType): string {
  return typeof key === 'string' ? key : JSON.stringify(key);
}
