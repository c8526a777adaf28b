import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { gearItemSchema } from '#src/domain/gear-schema.ts';
import { savedTripSchema } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { readStores } from '#tests/e2e/support/stored-records.ts';

/** Of one trip: keys of its ticks, names of its own lines, keys of its kept ideas, and how many stops it has. */
type Own = {
  ticks: readonly string[];
  lines: readonly string[];
  ideas: readonly string[];
  stops: number;
};

/** Facts shown as saved, or read by another connection, before a kill. */
export type Promises = {
  trips: Map<string, Own>;
  gear: Set<string>;
  /** Ids that are all stored or none. */
  whole: (readonly string[])[];
};

export function noPromises(): Promises {
  return { trips: new Map(), gear: new Set(), whole: [] };
}

export function ownOfTrip({ packed, listEdits, days, stops }: SavedTrip): Own {
  return {
    ticks: packed,
    lines: listEdits.own.map(({ name }) => name),
    ideas: days.kept.map(({ key }) => key),
    stops: stops?.length ?? 1,
  };
}

/** The parts of the trip that are stored by now. */
export async function promiseStored(page: Page, promises: Promises, id: string): Promise<void> {
  const { trips } = await readStores(page);
  const stored = trips.map((trip) => v.parse(savedTripSchema, trip)).find((trip) => trip.id === id);
  if (stored === undefined) throw new Error(`${id} is not stored`);
  promises.trips.set(id, ownOfTrip(stored));
}

/** After the product has opened the database: everything that was promised is there. */
export async function expectKept(page: Page, promises: Promises): Promise<void> {
  const { trips, gear, quarantine } = await readStores(page);
  const stored = new Map(
    trips.map((trip) => v.parse(savedTripSchema, trip)).map((trip) => [trip.id, ownOfTrip(trip)]),
  );
  // As texts, so that a failure among many says what is missing.
  const lost = [...promises.trips].flatMap(([id, own]) => {
    const now = stored.get(id);
    if (now === undefined) return [`${id} is not stored`];
    return missingOf(own, now).map((missing) => `${id} has lost ${missing}`);
  });
  expect(lost.join('; ')).toBe('');
  const owned = gear.map((item) => v.parse(gearItemSchema, item).id);
  expect(owned).toEqual(expect.arrayContaining([...promises.gear]));
  for (const ids of promises.whole) {
    const there = ids.filter((id) => stored.has(id)).length;
    expect([0, ids.length]).toContain(there);
  }
  expect(quarantine).toEqual([]);
}

function missingOf(own: Own, now: Own): string[] {
  const gone = (['ticks', 'lines', 'ideas'] as const).flatMap((part) =>
    own[part].filter((one) => !now[part].includes(one)),
  );
  return own.stops === now.stops ? gone : [...gone, `stops: ${now.stops} of ${own.stops}`];
}
