import type { IndexableType } from 'dexie';
import * as v from 'valibot';
import { savedTripSchema } from '#src/domain/trip.ts';
import type { SavedTrip } from '#src/domain/trip.ts';
import type { QuarantinedRecord } from './database.ts';

/** A record that the schema refused, and the key it lies under. */
export type RefusedTrip = { readable: false; key: IndexableType; broken: QuarantinedRecord };

export type StoredTrip = { readable: true; trip: SavedTrip } | RefusedTrip;

/** A record as it lies in the store under `key`, seen by the schema. Never throws. */
export function readStoredTrip(key: IndexableType, record: unknown): StoredTrip {
  const parsed = v.safeParse(savedTripSchema, record);
  if (parsed.success) return { readable: true, trip: parsed.output };
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  const reason = place === null ? issue.message : `${place}: ${issue.message}`;
  return { readable: false, key, broken: { id: nameOf(key), reason, record } };
}

/** Newest first; trips of the same instant keep one order, whatever the store's. */
export function newestFirst(a: SavedTrip, b: SavedTrip): number {
  const later = Date.parse(b.savedAt) - Date.parse(a.savedAt);
  if (later !== 0) return later;
  return a.id < b.id ? 1 : -1;
}

function nameOf(key: IndexableType): string {
  return typeof key === 'string' ? key : JSON.stringify(key);
}
