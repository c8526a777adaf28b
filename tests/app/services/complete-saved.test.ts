import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeSaved, completingLater } from '#src/app/services/complete-saved.ts';
import { withWordingsOf } from '#src/domain/missing-wordings.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { highCoast, highCoastInEnglish } from '#tests/result/high-coast.ts';
import { createDevice, refusing } from '#tests/trips/trips-world.ts';

const { wordings } = highCoast();

let device = createDevice();
let said: PlannedTrip[] = [];

beforeEach(() => {
  device = createDevice();
  said = [];
});

afterEach(() => vi.restoreAllMocks());

async function complete(planned: PlannedTrip): Promise<PlannedTrip> {
  said.push(planned);
  return withWordingsOf(planned, highCoast());
}

/** A visit: its browser is idle when the test says so; `stored` is what another tab reads. */
function visit(history = device.openTab(), say = complete) {
  const waiting: (() => void)[] = [];
  const idle = () => waiting.splice(0).forEach((run) => run());
  const completing = completingLater(history, say, (run) => waiting.push(run));
  return { history: completing, stored: device.openTab(), waiting, idle };
}

test('a trip is saved with the language shown, and has both once the browser was idle', async () => {
  const { history, stored, idle } = visit();
  const { id } = await history.save(highCoastInEnglish());
  expect(said).toEqual([]);
  expect((await stored.get(id))?.wordings).toEqual(highCoastInEnglish().wordings);
  idle();
  await vi.waitFor(async () => expect((await stored.get(id))?.wordings).toEqual(wordings));
  expect(said).toHaveLength(1);
});

test('a page that is closed before leaves a whole trip in one language, which opens in the other', async () => {
  const { id } = await visit().history.save(highCoastInEnglish());
  const { history, waiting } = visit();
  expect(await history.get(id)).toMatchObject(highCoastInEnglish());
  expect(await history.list()).toMatchObject({ trips: [{ id }], broken: [] });
  expect(waiting).toEqual([]);
  await completeSaved(history, complete, id);
  expect((await history.get(id))?.wordings).toEqual(wordings);
});

test('what is proposed for a trip is completed too, and kept in both languages', async () => {
  const { history, stored, idle } = visit();
  const { id } = await history.save(highCoast());
  expect(await history.propose(id, highCoastInEnglish())).toBe(true);
  idle();
  await vi.waitFor(async () => {
    expect((await stored.get(id))?.proposal?.wordings).toEqual(wordings);
  });
  await history.keep(id);
  expect((await stored.get(id))?.wordings).toEqual(wordings);
});

test('nothing is left to say of trips in both languages, of an AI service, or discarded', async () => {
  const { history, waiting } = visit();
  const { id } = await history.save(highCoast());
  await history.save(highCoastInEnglish({ origin: 'ai' }));
  await history.propose(id, null);
  await history.propose('gone', highCoastInEnglish());
  expect(waiting).toEqual([]);
});

test('a trip that is deleted before the browser is idle stays deleted', async () => {
  const { history, stored, idle } = visit();
  const { id } = await history.save(highCoastInEnglish());
  const get = vi.spyOn(history, 'get');
  await history.remove(id);
  idle();
  await completeSaved(history, complete, id);
  expect(get).toHaveBeenCalled();
  expect(said).toEqual([]);
  expect((await stored.list()).trips).toEqual([]);
});

test('where it cannot be said or stored, the trip stays as it was saved', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const unsayable = visit(device.openTab(), () => Promise.reject(new Error('no data')));
  const unstorable = visit(refusing(device.openTab(), 'addWordings', new Error('disk full')));
  for (const [times, { history, stored, idle }] of [unsayable, unstorable].entries()) {
    const { id } = await history.save(highCoastInEnglish());
    idle();
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(times + 1));
    expect((await stored.get(id))?.wordings).toEqual(highCoastInEnglish().wordings);
  }
});
