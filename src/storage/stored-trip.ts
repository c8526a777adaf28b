import type { IndexableType } from 'dexie';
import * as v from 'valibot';
import type { SetAsideRecord } from '#src/domain/backup.ts';
import { instantSchema } from '#src/domain/days/instant.ts';
import { ownOf } from '#src/domain/trip/trip-own.ts';
import type { TripOwn } from '#src/domain/trip/trip-own.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/** The records of one trip: its plan, and what is the traveller's own. Undefined where there is none. */
export type TripRecords = { plan: unknown; own: unknown };

/** Records that do not match the schema, with their key. */
export type InvalidTrip = { readable: false; key: IndexableType; broken: SetAsideRecord };

export type StoredTrip = { readable: true; trip: SavedTrip } | InvalidTrip;

/** The fields of an own record; version 3 had them in the trip. */
const OWN_FIELDS = ['packed', 'listEdits', 'packing', 'days'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Parses the records of a trip, joined. Never throws. */
export function readStoredTrip(key: IndexableType, records: TripRecords): StoredTrip {
  const record = joined(records);
  const parsed = v.safeParse(savedTripSchema, withOwn(record, records));
  if (parsed.success) return { readable: true, trip: parsed.output };
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  const reason = place === null ? issue.message : `${place}: ${issue.message}`;
  return { readable: false, key, broken: { id: nameOf(key), reason, record } };
}

/** The two records of a trip. */
export function recordsOf(saved: SavedTrip): {
  plan: Omit<SavedTrip, keyof TripOwn>;
  own: TripOwn & Pick<SavedTrip, 'id' | 'changedAt'>;
} {
  const { packed: _, listEdits: _1, packing: _2, days: _3, ...plan } = saved;
  const { id, changedAt } = saved;
  const own = { id, ...ownOf(saved), ...(changedAt === undefined ? {} : { changedAt }) };
  return { plan, own };
}

/**
 * A record of version 3 as two, which say the same. Each gets an own record: one without ticks was invalid
 * before and stays so.
 */
export function splitRecord(record: unknown): { plan: Fields; own: Fields } | null {
  if (!isFields(record)) return null;
  const own = fieldsOf(record, [...OWN_FIELDS, 'changedAt']);
  const plan = Object.entries(record).filter(([field]) => !(field in own));
  return { plan: Object.fromEntries(plan), own: { id: record['id'], ...own } };
}

/** Sorts newest first; by id within the same instant, so that the order is stable. */
export function newestFirst(a: SavedTrip, b: SavedTrip): number {
  const later = Date.parse(b.savedAt) - Date.parse(a.savedAt);
  if (later !== 0) return later;
  return a.id < b.id ? 1 : -1;
}

/** Everything that both records hold, as one: the trip that is shown, copied or set aside. */
function joined({ plan, own }: TripRecords): unknown {
  if (!isFields(plan)) return own;
  if (!isFields(own)) return plan;
  const changedAt = laterOf(plan['changedAt'], own['changedAt']);
  return {
    ...own,
    ...plan,
    ...fieldsOf(own, OWN_FIELDS),
    ...(changedAt === undefined ? {} : { changedAt }),
  };
}

/** A plan without an own record has nothing of the traveller's. */
function withOwn(record: unknown, { own }: TripRecords): unknown {
  return own === undefined && isFields(record) ? { packed: [], ...record } : record;
}

function laterOf(a: unknown, b: unknown): unknown {
  if (!v.is(instantSchema, a)) return b ?? a;
  if (!v.is(instantSchema, b)) return a;
  return Date.parse(a) > Date.parse(b) ? a : b;
}

function fieldsOf(record: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (name in record ? [[name, record[name]] as const] : [])),
  );
}

function isFields(record: unknown): record is Fields {
  return typeof record === 'object' && record !== null;
}

function nameOf(key: IndexableType): string {
  return typeof key === 'string' ? key : JSON.stringify(key);
}
