import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fitPlan } from '#src/domain/day-plan/fit-plan.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { applyEdits } from '#src/domain/list/apply-edits.ts';
import { ownAfter } from '#src/domain/trip/proposal.ts';
import { wordingIn, savedTripSchema } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { createBackup } from '#src/storage/backup-store.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createGear } from '#src/storage/gear.ts';
import { splitRecord } from '#src/storage/stored-trip.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { savedTrip } from '#tests/export/copies/backups.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { ODD, createChance, replaced } from '#tests/export/links/hostile-links.ts';
import { used } from '#tests/export/links/travelled-trips.ts';

const COUNT = IS_SOAK ? 10_000 : 400;
const BATCH = 200;
/** Those that IndexedDB could hold and JSON cannot come as they are. */
const VALUES = [...ODD, undefined, Number.NaN, Number.POSITIVE_INFINITY, new Date(Number.NaN)];

const chance = createChance(20_261_124);
const other = () => VALUES[Math.floor(chance() * VALUES.length)];
/** One to three values somewhere in it are others. */
const damaged = (record: object): object => {
  let result: unknown = record;
  const times = 1 + Math.floor(chance() * 3);
  for (let time = 0; time < times; time += 1) result = replaced(result, chance, other);
  return typeof result === 'object' && result !== null ? result : { was: result };
};

test('hostile records are shown within all bounds or set aside whole, and harm no other', async () => {
  const whole = savedTrip('whole', {
    ...used(highCoast()),
    proposal: highCoast({ origin: 'ai' }),
  });
  const odds: string[] = [];
  let readable = 0;
  for (let first = 0; first < COUNT; first += BATCH) {
    const { database, history, gear, backup } = openTab();
    const trips = Array.from({ length: BATCH }, (_, index) => ({
      ...damaged(whole),
      id: `hostile-${first + index}`,
    }));
    const all = [whole, ...trips].flatMap((trip) => splitRecord(trip) ?? []);
    await database.trips.bulkAdd(all.map(({ plan }) => plan));
    await database.own.bulkAdd(all.map(({ own }) => own));
    await database.gear.bulkAdd(
      trips.map(({ id }) => ({ ...damaged(ownedItem('tent')), id })).concat(ownedItem('stove')),
    );
    await database.dexie
      .table('quarantine')
      .bulkAdd(trips.slice(0, 10).map((trip) => damaged({ id: 'old', reason: 'x', record: trip })));
    const listed = await history.list();
    expect(listed.trips).toContainEqual(whole);
    expect(await gear.list()).toContainEqual(ownedItem('stove'));
    const stored = await database.trips.count();
    const aside = await database.quarantine.count();
    expect([stored + aside, listed.trips.length]).toEqual([BATCH + 11, stored]);
    expect(await database.own.count()).toBe(stored);
    expect((await backup.read()).trips).toEqual(listed.trips);
    readable += listed.trips.length - 1;
    odds.push(...listed.trips.filter((trip) => !isWithinBounds(trip)).map(({ id }) => id));
  }
  expect(odds).toEqual([]);
  expect(readable).toBeGreaterThan(COUNT / 10);
  expect(readable).toBeLessThan(COUNT);
  expect(Reflect.get({}, 'hostile')).toBeUndefined();
}, 600_000);

function openTab() {
  const database = createTripDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const [history, gear] = [createTripHistory({ database }), createGear(database)];
  return { database, history, gear, backup: createBackup(database) };
}

/** The screens show it without an error, and writing it back changes nothing. */
function isWithinBounds(trip: SavedTrip): boolean {
  const equipment = wordingIn(trip, 'en')?.recommendation.sections.recommendedEquipment;
  applyEdits(equipment ?? { categories: [] }, trip.listEdits);
  fitPlan(trip.days, trip.trip.request);
  suggestedIdeas(trip);
  const own = trip.proposal === undefined ? trip : ownAfter(trip, trip.proposal);
  const again = v.safeParse(savedTripSchema, { ...trip, ...own });
  return again.success && trip.days.kept.length <= 100;
}
