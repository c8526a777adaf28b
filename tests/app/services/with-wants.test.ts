import { afterEach, expect, test, vi } from 'vitest';
import { withWants } from '#src/app/services/with-wants.ts';
import type { TripHistory, WishReader } from '#src/domain/ports.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { createTripDatabase } from '#src/storage/database.ts';
import { createTripHistory } from '#src/storage/trip-history.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const SNOW = { snow: true, sea: false, aurora: false, seasons: [], tender: false };

afterEach(() => vi.restoreAllMocks());

test('the text of a trip of an older version is read when the trip is opened', async () => {
  const { history, id } = await savedWithout('skiing');
  const asked: string[] = [];
  const reader: WishReader = {
    weatherWants: async (text) => (asked.push(text), SNOW),
  };
  expect((await withWants(history, (text) => reader.weatherWants(text)).get(id))?.wants).toEqual(
    SNOW,
  );
  expect(asked).toEqual(['skiing']);
});

test('so is that of a trip which knows of no seasons yet', async () => {
  const { history, id } = await savedWithout('skiing', {
    wants: { snow: true, sea: false, aurora: false },
  });
  expect((await history.get(id))?.wants).toEqual({ snow: true, sea: false, aurora: false });
  const read = withWants(history, async () => ({ ...SNOW, seasons: ['skiing'] }));
  expect((await read.get(id))?.wants?.seasons).toEqual(['skiing']);
});

test('a trip that knows what its wishes ask is not read again', async () => {
  const { history, id } = await savedWithout('skiing', { wants: SNOW });
  const reader: WishReader = { weatherWants: () => expect.fail('it should not be read') };
  expect((await withWants(history, (text) => reader.weatherWants(text)).get(id))?.wants).toEqual(
    SNOW,
  );
});

test('a trip opens also where its text cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { history, id } = await savedWithout('skiing');
  const reader: WishReader = { weatherWants: () => Promise.reject(new Error('no data')) };
  const saved = await withWants(history, (text) => reader.weatherWants(text)).get(id);
  expect(saved?.id).toBe(id);
  expect(saved?.wants).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});

async function savedWithout(
  preferences: string,
  more: Partial<PlannedTrip> = {},
): Promise<{ history: TripHistory; id: string }> {
  const history = createTripHistory({ database: createTripDatabase() });
  const planned = highCoast(more);
  const { trip } = planned;
  const request = { ...trip.request, preferences };
  const { id } = await history.save({ ...planned, trip: { ...trip, request } });
  return { history, id };
}
