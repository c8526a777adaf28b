import { describe, expect, test } from 'vitest';
import { healthCard, needsAdapter, voltageDiffers } from '#src/domain/place/home-country.ts';
import { guessHome } from '#src/domain/place/guess-home.ts';
import zones from '#src/domain/place/zone-countries.json';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { createPackCountries } from '#src/providers/facts/pack-countries.ts';

const countries = createPackCountries(createFileDataPack(), { countryAt: async () => null });

async function facts(code: string) {
  const found = await countries.of(code);
  if (found === null) throw new Error(`${code} is not known`);
  return found;
}

describe('adapters, by the plugs of home', () => {
  test.each([
    ['GB', 'IE', false],
    ['GB', 'MT', false],
    ['GB', 'HK', false],
    ['GB', 'SG', false],
    ['GB', 'IT', true],
    ['DE', 'IE', true],
    ['DE', 'IT', false],
    ['DE', 'FR', false],
    ['FR', 'DE', false],
    ['CH', 'DE', false],
    ['US', 'JP', false],
    ['US', 'DE', true],
    ['JP', 'US', false],
    ['AU', 'NZ', false],
    ['AU', 'GB', true],
    // Its sockets take round pins too; the plugs that one owns there are flat.
    ['CN', 'DE', true],
    ['IN', 'GB', true],
  ] as const)('from %s to %s: %s', async (home, there, needed) => {
    expect(needsAdapter(await facts(home), await facts(there))).toBe(needed);
  });

  test('nobody knows where the sockets are not known', async () => {
    expect(needsAdapter({ plugs: [], volts: [] }, await facts('IT'))).toBeNull();
    expect(needsAdapter(await facts('IT'), { plugs: [], volts: [] })).toBeNull();
  });
});

test('a net of 100 volts is the same as one of 120, and not as one of 230', async () => {
  expect(voltageDiffers(await facts('US'), await facts('JP'))).toBe(false);
  expect(voltageDiffers(await facts('US'), await facts('GB'))).toBe(true);
  expect(voltageDiffers(await facts('GB'), await facts('US'))).toBe(true);
  expect(voltageDiffers(await facts('GB'), await facts('IT'))).toBe(false);
  expect(voltageDiffers({ plugs: [], volts: [] }, await facts('IT'))).toBe(false);
});

test('a health card is valid where the two countries treat each other’s insured', () => {
  expect(healthCard('GB', 'IT')).toBe('ghic');
  expect(healthCard('DE', 'IT')).toBe('ehic');
  expect(healthCard('DE', 'GB')).toBe('ehic');
  expect(healthCard('DE', 'DE')).toBeNull();
  expect(healthCard('GB', 'HK')).toBeNull();
  expect(healthCard('US', 'IT')).toBeNull();
  expect(healthCard('DE', 'TR')).toBeNull();
});

describe('the guess of where one lives', () => {
  const languages: Readonly<Record<string, string[]>> = { JP: ['ja'], DE: ['de'], IT: ['it'] };
  const guess = (timeZone: string, ...tags: string[]) =>
    guessHome({ timeZone, languages: tags }, zones, (code) => {
      const spoken = languages[code];
      return spoken === undefined ? null : { languages: spoken };
    });

  test('is the country of the clock', () => {
    expect(guess('Europe/London', 'en-GB')).toBe('GB');
    expect(guess('America/New_York', 'en-US')).toBe('US');
    expect(guess('Europe/Berlin', 'en-US')).toBe('DE');
    expect(guess('Asia/Calcutta', 'en-IN')).toBe('IN');
    expect(guess('Europe/Kiev', 'uk')).toBe('UA');
  });

  test('is that of the language where it is not spoken around the clock', () => {
    expect(guess('Asia/Tokyo', 'de-DE', 'en')).toBe('DE');
    expect(guess('Asia/Tokyo', 'de', 'en')).toBe('JP');
    expect(guess('Asia/Tokyo', 'en-US')).toBe('JP');
  });

  test('is the region of the language where the clock says nothing, else none', () => {
    expect(guess('Etc/UTC', 'en-GB')).toBe('GB');
    expect(guess('Etc/UTC', 'en', 'de-AT')).toBe('AT');
    expect(guess('Etc/UTC', 'en')).toBeNull();
    expect(guess('Etc/UTC', 'en-US')).toBeNull();
    expect(guess('Mars/Olympus', 'not a tag')).toBeNull();
  });
});

test('every zone belongs to a country that has facts, but for the poles and reefs', async () => {
  const codes = [...new Set(Object.values(zones))];
  const known = await Promise.all(codes.map((code) => countries.of(code)));
  expect(codes.filter((_, index) => known[index] === null)).toEqual([]);
});
