import { expect, test } from 'vitest';
import { configurationOf } from '#src/config/configuration.ts';

test('without variables the device serves alone', () => {
  expect(configurationOf({})).toEqual({
    services: { openai: null, supabase: null, geocoding: null, map: null },
    hosts: { recommender: null, catalogue: null, places: null, map: null },
    contactEmail: 'hello@example.org',
    problems: [],
  });
});

test('what is refused is named and never handed on', () => {
  const secret = 'sb_secret_0123456789';
  const configuration = configurationOf({
    VITE_CONTACT_EMAIL: 'trips@example.org',
    VITE_SUPABASE_URL: 'https://db.example',
    VITE_SUPABASE_ANON_KEY: secret,
    VITE_OPENAI_MODEL: `no model at all: ${secret}`,
  });
  expect(configuration.contactEmail).toBe('trips@example.org');
  expect(configuration.services).toMatchObject({ openai: null, supabase: null });
  expect(configuration.problems).toEqual([
    { variable: 'VITE_OPENAI_MODEL', problem: 'wrong', instead: 'default' },
    { variable: 'VITE_SUPABASE_ANON_KEY', problem: 'wrong', instead: 'catalogue' },
  ]);
  expect(JSON.stringify(configuration)).not.toContain(secret);
});
