import { expect, test, vi } from 'vitest';
import { createHomeMemory } from '#src/trips/home/home-memory.ts';
import { createHomeStore } from '#src/trips/home/home-store.ts';
import { FOUND } from '#tests/planner/planner-world.ts';
import { homeWorld, memoryStorage } from './home-world.ts';

const MUNICH = { lat: FOUND.lat, lng: FOUND.lng, place: FOUND.place, language: 'en' };

test('home is stored, measured, and there after a reload', async () => {
  const { home, memory, found, measured } = homeWorld();
  await home.choose(found, 'en');
  expect(memory.read()).toEqual(MUNICH);
  expect(measured).toEqual([{ lat: FOUND.lat, lng: FOUND.lng }]);
  const reloaded = createHomeStore({
    memory,
    toStorableLocation: async (location) => location,
    loadEvidence: () => new Promise(() => undefined),
  });
  const stop = reloaded.start();
  expect(reloaded.getState()).toMatchObject({ home: MUNICH, evidence: { status: 'loading' } });
  stop();
});

test('what may be stored of a place is stored, not what the search showed', async () => {
  const memory = createHomeMemory(memoryStorage());
  const { found } = homeWorld();
  const home = createHomeStore({
    memory,
    toStorableLocation: async () => ({ lat: 48.1, lng: 11.6, place: 'Munich' }),
    loadEvidence: () => new Promise(() => undefined),
  });
  void home.choose(found, 'en');
  await vi.waitFor(() => expect(memory.read()).toMatchObject({ lat: 48.1, place: 'Munich' }));
});

test('a browser that stores nothing has the home until the page is left, and it is said', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { home, found } = homeWorld({ refuses: true });
  await home.choose(found, 'en');
  const stop = home.start();
  expect(home.getState()).toMatchObject({ home: MUNICH, notKept: true });
  stop();
  vi.restoreAllMocks();
});

test('what is no home is none', () => {
  const storage = memoryStorage();
  storage().setItem('fernweh.home', JSON.stringify({ ...MUNICH, lat: 123 }));
  expect(createHomeMemory(storage).read()).toBeNull();
});
