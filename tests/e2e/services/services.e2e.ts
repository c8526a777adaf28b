import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAllServices } from '#tests/services/all-services.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { swapConfiguration } from './swapped-build.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

const TRIP = { start: '2027-07-10', end: '2027-07-20', preferences: 'Hiking from hut to hut' };
const ALPS = '/planner?lat=47.3769&lng=11.4803';

const chatSchema = v.strictObject({
  model: v.string(),
  temperature: v.number(),
  max_tokens: v.number(),
  messages: v.array(v.strictObject({ role: v.literal('user'), content: v.string() })),
});

let services: Awaited<ReturnType<typeof startAllServices>>;
let site: SiteUnderTest;

beforeAll(async () => {
  services = await startAllServices();
  site = await startSite(0, swapConfiguration(services.env));
}, 240_000);

afterAll(async () => {
  await Promise.all([site.stop(), services.stop()]);
});

test(
  'with every service configured, the specified requests are sent and no others',
  { tags: 'every-run' },
  async () => {
    const { page, requests, errors, leave } = await arrive();
    await page.goto(site.url + ALPS);
    const firstLoad = scriptsIn(requests);
    await page.getByText('Innsbruck').or(page.getByText('Tyrol')).first().waitFor();
    const screen = plannerScreen(page);
    // Wishes are read for names of towns, which no service is asked about.
    await page.getByLabel('Travel Preferences').fill('Innsbruck, then Vienna and Krakow');
    await page.getByText('Make Innsbruck, Vienna and Kraków stops?').waitFor();
    await screen.enter(TRIP);
    await screen.submit().click();
    await page.getByText('Saved on this device').first().waitFor();

    expect(
      services.mapbox.requests.map(({ method, path }) => `${method} ${decodeURI(path)}`),
    ).toEqual([
      'GET /geocoding/v5/mapbox.places/11.4803,47.3769.json?access_token=pk.loopback.only&language=en',
    ]);
    const lists = services.supabase.requests.slice(0, 3).map(({ path }) => path);
    expect(lists.toSorted(byText)).toEqual(
      ['activities', 'climates', 'terrains'].map((list) => `/rest/v1/${list}?select=id%2Cname`),
    );
    expect(services.supabase.requests).toHaveLength(4);
    const query = new URL(services.supabase.requests[3]?.path ?? '', site.url);
    expect(query.pathname).toBe('/rest/v1/product_details');
    expect(query.searchParams.get('select')).toBe(
      '*,terrains!inner(name),activities!inner(name),climates!inner(name)',
    );
    expect(query.searchParams.get('status')).toBe('eq.active');
    expect(query.searchParams.get('terrains.name')).toMatch(/^in\.\("/u);
    expect(query.searchParams.get('activities.name')).toMatch(/^in\.\("/u);
    expect(query.searchParams.get('climates.name')).toMatch(/^fts\.'.+' \| '/u);
    expect(services.openai.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/chat/completions',
      'POST /v1/chat/completions',
    ]);
    for (const { body } of services.openai.requests) {
      const { messages, ...rest } = v.parse(chatSchema, JSON.parse(body));
      expect(rest).toEqual({ model: 'gpt-3.5-turbo', temperature: 0.7, max_tokens: 500 });
      expect(messages).toHaveLength(1);
    }
    expect(firstLoad.filter((name) => name.startsWith('remote-') && !name.includes('map'))).toEqual(
      [],
    );
    expect(errors).toEqual([]);
    await leave();
  },
);

test('a search is debounced and sends the text, the token and the language', async () => {
  const { page, leave } = await arrive({ locale: 'de-DE' });
  await page.goto(`${site.url}/planner`);
  services.mapbox.requests.splice(0);
  await page.locator('[data-search]').first().click();
  await page.getByRole('combobox', { name: 'Ort' }).pressSequentially('Höga Kusten', { delay: 20 });
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(services.mapbox.requests.map(({ path }) => path)).toEqual([
    '/geocoding/v5/mapbox.places/H%C3%B6ga%20Kusten.json?access_token=pk.loopback.only&language=de',
  ]);
  await leave();
});

test.runIf(IS_SOAK)('offline during a request the form stays, and the device plans', async () => {
  const { page, context, leave } = await arrive({ worker: true });
  await page.goto(site.url + ALPS);
  await page.getByText('Innsbruck').or(page.getByText('Tyrol')).first().waitFor();
  const screen = plannerScreen(page);
  await page.getByText('Ready offline').first().waitFor({ timeout: 60_000 });
  await screen.enter(TRIP);
  services.openai.fail({ kind: 'late', ms: 8000 });
  const asked = services.openai.arrived(services.openai.requests.length + 1);
  await screen.submit().click();
  await asked;
  await context.setOffline(true);
  const box = page.getByRole('alert');
  await box.waitFor();
  expect(await page.getByLabel(screen.words.start, { exact: true }).inputValue()).not.toBe('');
  await box.getByRole('button', { name: 'Plan on this device' }).click();
  await page.getByText('Saved on this device').first().waitFor();
  await leave();
});

test('the policy allows the configured origins and no others', { tags: 'every-run' }, async () => {
  const reply = await fetch(site.url);
  const policy = reply.headers.get('content-security-policy') ?? '';
  const { openai, supabase, mapbox, tiles } = services;
  const connect = [openai, supabase, mapbox, tiles].map(({ url }) => url).join(' ');
  expect(policy).toContain(`connect-src 'self' ${connect};`);
  expect(policy).toContain(`img-src 'self' data: blob: ${tiles.url};`);
});

function byText(a: string, b: string): number {
  return a.localeCompare(b);
}

/** Names of the requested scripts. */
function scriptsIn(requests: readonly string[]): string[] {
  return requests.flatMap((url) => /\/assets\/([^/]+\.js)$/u.exec(url)?.[1] ?? []);
}
