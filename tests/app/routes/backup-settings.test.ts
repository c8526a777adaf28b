import { expect, test } from 'vitest';
import type { Home } from '#src/domain/place/home.ts';
import { settingsToCopy } from '#src/app/routes/backup-settings.ts';
import { createHomeCountryMemory } from '#src/result/home-country/home-country-memory.ts';
import { createHomeMemory } from '#src/trips/home/home-memory.ts';
import { createMemory } from '#tests/planner/planner-world.ts';
import { memoryStorage } from '#tests/trips/home/home-world.ts';

const MUNICH: Home = { lat: 48.14, lng: 11.58, place: 'Munich', language: 'en' };
const OSLO: Home = { lat: 59.91, lng: 10.75, place: 'Oslo', language: 'en' };

function device() {
  const homeMemory = createHomeMemory(memoryStorage());
  const homeCountryMemory = createHomeCountryMemory(memoryStorage());
  const settings = settingsToCopy({
    memory: createMemory(),
    homeMemory,
    homeCountryMemory,
    chosenLanguage: () => undefined,
    chooseLanguage: async () => {},
    recallForm: () => {},
  });
  return { homeMemory, homeCountryMemory, settings };
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

test('a country that was chosen is in a copy, one that was guessed is not', async () => {
  const old = device();
  old.homeCountryMemory.write({ country: 'GB', chosen: false });
  expect(old.settings.read()).toEqual({});
  old.homeCountryMemory.write({ country: 'GB', chosen: true });
  const copy = old.settings.read();
  expect(copy).toEqual({ homeCountry: 'GB' });
  const fresh = device();
  fresh.homeCountryMemory.write({ country: 'DE', chosen: false });
  await fresh.settings.restore(copy);
  expect(fresh.homeCountryMemory.read()).toEqual({ country: 'GB', chosen: true });
  const here = device();
  here.homeCountryMemory.write({ country: 'DE', chosen: true });
  expect(here.settings.missing(copy)).toEqual({});
});
