import { expect, test } from 'vitest';
import { configurationOf } from '#src/config/configuration.ts';

test("without variables only the device's own services are used", () => {
  const { services, hosts, contactEmail, problems } = configurationOf({});
  expect(Object.values(services).filter((settings) => settings !== null)).toEqual([]);
  expect(Object.values(hosts).filter((host) => host !== null)).toEqual([]);
  expect({ contactEmail, problems }).toEqual({ contactEmail: 'hello@example.org', problems: [] });
});

test('a refused value is reported and never passed on', () => {
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
