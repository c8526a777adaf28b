import { expect, test, vi } from 'vitest';
import type { Gear } from '#src/domain/ports.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';

const TENT = ownedItem('tent', { addedAt: '2026-11-20T08:00:02.000Z' });
const STOVE = ownedItem('stove', { addedAt: '2026-11-20T08:00:01.000Z' });

/** The contract of every gear; `create` opens an empty one each time. */
export function gearContract(create: () => Gear): void {
  test('what is owned is listed in the order in which it was added', async () => {
    const gear = create();
    expect(await gear.list()).toEqual([]);
    await gear.add([TENT, STOVE]);
    expect(await gear.list()).toEqual([STOVE, TENT]);
  });

  test('what is removed is gone, and undo brings it back as it was', async () => {
    const gear = create();
    await gear.add([TENT, STOVE]);
    const removed = await gear.remove(({ id }) => id === 'tent');
    expect(removed).toEqual([TENT]);
    expect(await gear.list()).toEqual([STOVE]);
    await gear.add(removed);
    expect(await gear.list()).toEqual([STOVE, TENT]);
  });

  test('what is exchanged is gone, and what comes for it is there', async () => {
    const gear = create();
    await gear.add([TENT]);
    await gear.exchange(({ id }) => id === 'tent', [STOVE]);
    expect(await gear.list()).toEqual([STOVE]);
  });

  test('everything can be emptied, and be brought back', async () => {
    const gear = create();
    await gear.add([TENT, STOVE]);
    const removed = await gear.remove(() => true);
    expect(await gear.list()).toEqual([]);
    await gear.add(removed);
    expect(await gear.list()).toEqual([STOVE, TENT]);
  });

  test('subscribers are notified of a change until they unsubscribe', async () => {
    const gear = create();
    const heard = vi.fn<() => void>();
    const leave = gear.subscribe(heard);
    await gear.add([TENT]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    leave();
    heard.mockClear();
    await gear.remove(() => true);
    await gear.list();
    expect(heard).not.toHaveBeenCalled();
  });
}
