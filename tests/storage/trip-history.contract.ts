import { expect, test, vi } from 'vitest';
import { addOwnLine } from '#src/domain/list/change-list.ts';
import type { TripHistory } from '#src/domain/ports.ts';
import { NOTHING_OWN, tickPacked } from '#src/domain/trip/trip-own.ts';
import type { PlannedTrip } from '#src/domain/trip/trip.ts';
import { highCoast } from '#tests/result/high-coast.ts';

const OWN_LINE = {
  key: 'own-1',
  name: 'Harmonica',
  quantity: 1,
  weight_g: null,
  kind: null,
  part: 'trip',
  toBuy: false,
} as const;

function inMay(): PlannedTrip {
  const { trip } = highCoast();
  const request = { ...trip.request, startDate: '2027-05-10', endDate: '2027-05-20' };
  return highCoast({ trip: { ...trip, request } });
}

/** The contract of every trip history; `create` opens an empty one each time. */
export function tripHistoryContract(create: () => TripHistory): void {
  test('saved trips can be read and are listed newest first', async () => {
    const history = create();
    const first = await history.save(highCoast());
    const second = await history.save(highCoast());
    expect(await history.get(first.id)).toEqual(first);
    const { trips, broken } = await history.list();
    expect(trips.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(broken).toEqual([]);
  });

  test('the newest trips are the first of the list; none without trips', async () => {
    const history = create();
    expect(await history.newest(1)).toEqual([]);
    const first = await history.save(highCoast());
    const second = await history.save(highCoast());
    expect(await history.newest(1)).toEqual([second]);
    expect(await history.newest(5)).toEqual([second, first]);
    await history.remove(second.id);
    expect(await history.newest(1)).toEqual([first]);
  });

  test('the trips of a time are those with a day in it, both ends counted', async () => {
    const history = create();
    const june = await history.save(highCoast());
    const may = await history.save(inMay());
    const { startDate, endDate } = june.trip.request;
    const between = async (first: string, last: string) =>
      (await history.between({ startDate: first, endDate: last })).map(({ id }) => id);
    expect(await between('2027-05-20', startDate)).toEqual([may.id, june.id]);
    expect(await between('2027-05-21', startDate)).toEqual([june.id]);
    expect(await between(endDate, '2027-12-31')).toEqual([june.id]);
    expect(await between('2027-05-15', '2027-05-15')).toEqual([may.id]);
    expect(await between('2027-05-21', '2027-06-09')).toEqual([]);
  });

  test('a long history is read a few trips at a time, newest first', async () => {
    const history = create();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.unshift((await history.save(highCoast())).id);
    const read: string[][] = [];
    const { trips } = await history.list((soFar) => read.push(soFar.map(({ id }) => id)));
    expect(trips.map(({ id }) => id)).toEqual(ids);
    expect(read.length).toBeGreaterThan(1);
    for (const soFar of read) expect(soFar).toEqual(ids.slice(0, soFar.length));
    expect((await history.newest(12)).map(({ id }) => id)).toEqual(ids.slice(0, 12));
  });

  test('a trip that comes with lines and days is stored with them', async () => {
    const history = create();
    const own = tickPacked(['a'], true)(NOTHING_OWN);
    const { id } = await history.save(highCoast(), own);
    expect(await history.get(id)).toMatchObject(own);
  });

  test('undo restores a removed trip completely', async () => {
    const history = create();
    const { id } = await history.save(highCoast());
    await history.change(id, tickPacked(['a', 'b'], true));
    const removed = await history.remove(id);
    expect(await history.get(id)).toBeNull();
    if (removed === null) throw new Error('nothing was removed');
    await history.restore(removed);
    expect(await history.get(id)).toEqual({ ...removed, packed: ['a', 'b'] });
  });

  test('ticks are added once and removed, and other ticks stay', async () => {
    const history = create();
    const { id } = await history.save(highCoast());
    await history.change(id, tickPacked(['a', 'b'], true));
    await history.change(id, tickPacked(['b', 'c'], true));
    await history.change(id, tickPacked(['a'], false));
    expect((await history.get(id))?.packed).toEqual(['b', 'c']);
  });

  test('a proposal stands beside the saved plan until it is discarded', async () => {
    const history = create();
    const { id } = await history.save(highCoast());
    expect(await history.propose(id, inMay())).toBe(true);
    expect(await history.get(id)).toMatchObject({ ...highCoast(), proposal: inMay() });
    await history.propose(id, null);
    expect((await history.get(id))?.proposal).toBeUndefined();
    expect(await history.keep(id)).toBeNull();
    expect((await history.get(id))?.trip).toEqual(highCoast().trip);
    expect(await history.propose('none', inMay())).toBe(false);
  });

  test('keeping a proposal replaces the plan, and what is the traveller’s own stays', async () => {
    const history = create();
    const { id } = await history.save(highCoast());
    await history.change(id, tickPacked(['p2'], true));
    await history.change(id, addOwnLine(OWN_LINE));
    await history.propose(id, inMay());
    const before = await history.get(id);
    expect(await history.keep(id)).toEqual(before);
    const kept = await history.get(id);
    expect(kept).toMatchObject({ ...inMay(), id, packed: ['p2'] });
    expect(kept?.listEdits.own).toContainEqual(OWN_LINE);
    expect(kept?.proposal).toBeUndefined();
    expect(await history.keep(id)).toBeNull();
  });

  test('what was kept can be undone completely', async () => {
    const history = create();
    const { id } = await history.save(highCoast());
    await history.propose(id, inMay());
    const before = await history.keep(id);
    if (before === null) throw new Error('nothing was kept');
    await history.restore(before);
    expect(await history.get(id)).toEqual(before);
  });

  test('getting or removing an unknown trip returns null', async () => {
    const history = create();
    expect(await history.get('none')).toBeNull();
    expect(await history.remove('none')).toBeNull();
  });

  test('subscribers are notified of a save until they unsubscribe', async () => {
    const history = create();
    const heard = vi.fn<() => void>();
    const leave = history.subscribe(heard);
    await history.save(highCoast());
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    leave();
    heard.mockClear();
    await history.save(highCoast());
    await history.list();
    expect(heard).not.toHaveBeenCalled();
  });
}
