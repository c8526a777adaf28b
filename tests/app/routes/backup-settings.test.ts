import { expect, test } from 'vitest';
import type { Home } from '#src/domain/place/home.ts';
import { settingsToCopy } from '#src/app/routes/backup-settings.ts';
import { createHomeMemory } from '#src/trips/home/home-memory.ts';
import { createMemory } from '#tests/planner/planner-world.ts';
import { memoryStorage } from '#tests/trips/home/home-world.ts';

const MUNICH: Home = { lat: 48.14, lng: 11.58, place: 'Munich', language: 'en' };
const OSLO: Home = { lat: 59.91, lng: 10.75, place: 'Oslo', language: 'en' };

function device() {
  const homeMemory = createHomeMemory(memoryStorage());
  const settings = settingsToCopy({
    memory: createMemory(),
    homeMemory,
    chosenLanguage: () => undefined,
    chooseLanguage: async () => {},
    recallForm: () => {},
  });
  return { homeMemory, settings };
}

test('a copy holds where home is, and brings it to a device without one', async () => {
  const old = device();
  old.homeMemory.write(MUNICH);
  const copy = old.settings.read();
  expect(copy).toEqual({ home: MUNICH });
  const fresh = device();
  expect(fresh.settings.missing(copy)).toEqual({ home: MUNICH });
  await fresh.settings.restore(copy);
  expect(fresh.homeMemory.read()).toEqual(MUNICH);
});

test('a home that is set here stays', async () => {
  const here = device();
  here.homeMemory.write(OSLO);
  expect(here.settings.missing({ home: MUNICH })).toEqual({});
  await here.settings.restore({ home: MUNICH });
  expect(here.homeMemory.read()).toEqual(OSLO);
});
