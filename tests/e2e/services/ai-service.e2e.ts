import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startOpenAiService } from '#tests/services/openai-service.ts';
import type { OpenAiService } from '#tests/services/openai-service.ts';
import { plannerScreen } from '#tests/e2e/support/planner-screen.ts';
import { swapConfiguration } from './swapped-build.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { START_OF_TESTS } from '#tests/helpers/shift-clock.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';

/** The app's own time limit for a request. */
const TIME_LIMIT_MS = 60_000;
const PHONE = { width: 390, height: 844 };
const TRIP = {
  start: '2027-06-10',
  end: '2027-06-20',
  travelers: 2,
  preferences: 'hiking and kayaking',
};

let service: OpenAiService;
let site: SiteUnderTest;

beforeAll(async () => {
  service = await startOpenAiService();
  site = await startSite(0, swapConfiguration({ VITE_OPENAI_BASE_URL: `${service.url}/v1` }));
}, 180_000);

afterEach(() => service.failAlways(null));

afterAll(() => Promise.all([site.stop(), service.stop()]));

test('a text by the AI service is labelled, shown beside the measured climate, and keeps its language', async () => {
  const { page, errors, leave } = await arrive({ viewport: PHONE });
  await ask(page);
  await page.getByRole('rowheader', { name: 'AI service' }).waitFor();
  await page.getByRole('rowheader', { name: 'Measured', exact: true }).waitFor();
  await page.getByText('Chosen by an AI service.').waitFor();
  await page.getByText('Suggested by an AI service, and can be wrong').waitFor();
  const title = page.getByRole('heading', { level: 2 }).first();
  expect(await title.getAttribute('lang')).toBe('en');
  const written = await page.locator('p[lang="en"]').first().innerText();

  await page.getByRole('link', { name: 'Open trip' }).click();
  await page.waitForURL('**/trips/*');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByText('Diesen Text hat ein KI-Dienst auf Englisch geschrieben').waitFor();
  await page.getByText('Von einem KI-Dienst ausgesucht.').waitFor();
  await page.locator('p[lang="en"]').filter({ hasText: written }).waitFor();
  expect(errors).toEqual([]);
  await leave();
});

test('temperatures far from the measured ones are shown below them, with a warning', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  service.say(HOT.analysis, HOT.sections);
  await ask(page);
  await page.getByText('The AI service’s temperatures do not fit').waitFor();
  const rows = page.locator('table').first().getByRole('rowheader');
  expect(await rows.allInnerTexts()).toEqual(['Measured', 'AI service']);
  const measured = await topOf(page, 'Usually');
  expect(await topOf(page, 'It will be scorching.')).toBeGreaterThan(measured);
  await page.getByText('Nothing in the catalogue was chosen for this trip.').waitFor();
  await leave();
});

test('a failure is explained in German and retried by keyboard', async () => {
  const { page, leave } = await arrive({ viewport: PHONE, locale: 'de-DE' });
  const busy = { kind: 'answer', status: 429 } as const;
  service.fail(busy, busy);
  await ask(page, 'de');
  const box = page.getByRole('alert', { name: 'Der KI-Dienst ist überlastet' });
  await box.waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await box.getByText('Ort, Reisedaten und Vorlieben bleiben erhalten').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Von einem KI-Dienst ausgesucht.').waitFor();
  await leave();
});

test('a slow request is aborted by Cancel and by leaving the page; the form keeps its values', async () => {
  const { page, leave } = await arrive({ viewport: PHONE });
  service.failAlways({ kind: 'silence' });
  await page.clock.install({ time: START_OF_TESTS });
  const asked = service.requests.length;
  await ask(page);
  await service.arrived(asked + 1);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.waitFor();
  expect(await page.getByText('The AI service takes a minute or two').count()).toBe(0);
  await page.clock.fastForward(11_000);
  await page.getByText('The AI service takes a minute or two').waitFor();
  await cancel.click();
  await service.hungUp(1);
  expect(await page.getByLabel('Start Date', { exact: true }).inputValue()).toBe('10 Jun 2027');

  await plannerScreen(page).submit().click();
  await service.arrived(asked + 2);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My trips' }).click();
  const left = Date.now();
  await service.hungUp(2);
  expect(Date.now() - left).toBeLessThan(TIME_LIMIT_MS / 2);
  await page.goBack();
  expect(await page.getByLabel('Travel Preferences').inputValue()).toBe(TRIP.preferences);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(service.requests).toHaveLength(asked + 2);
  await leave();
});

test('the first stop stays where it is read when the list joins it, without scroll anchoring too', async () => {
  const { page, errors, leave } = await arrive({ viewport: { width: 390, height: 480 } });
  await page.addInitScript(withoutScrollAnchoring);
  const answerTheRest = await holdAfter(page, 2);
  await page.goto(`${site.url}/planner?stops=48.2085,16.3721,3;50.0614,19.9366,3&from=2027-06-10`);
  await page.getByText(/10\D+16.June.2027, two stops/u).waitFor();
  await plannerScreen(page).submit().click();
  await page.getByText('Planning stop 2 of 2').waitFor();
  const read = page.locator('section[id$="-activities"] h2');
  await read.evaluate((heading) => heading.scrollIntoView());
  const before = await read.boundingBox();
  await answerTheRest();
  await page.locator('section[id$="-equipment"] li').first().waitFor();
  await page.locator('section[id$="-days"]').waitFor();
  await page.getByText('Saved on this device').waitFor({ state: 'attached' });
  const after = await read.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(errors).toEqual([]);
  await leave();
});

/** Runs in the page. WebKit has none. */
function withoutScrollAnchoring(): void {
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (property: string, value?: string) =>
    property !== 'overflow-anchor' &&
    (value === undefined ? supports(property) : supports(property, value));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { overflow-anchor: none !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** The service answers so many messages; the others when the returned function is called. */
async function holdAfter(page: Page, count: number): Promise<() => Promise<void>> {
  let left = count;
  const held: Route[] = [];
  await page.route('**/chat/completions', async (route) => {
    left -= 1;
    if (left < 0) held.push(route);
    else await route.continue();
  });
  return async () => {
    left = Infinity;
    for (const route of held) await route.continue();
  };
}

async function fill(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  await page.goto(`${site.url}/planner?lat=63.1282&lng=18.6435`);
  await plannerScreen(page, language).enter(TRIP);
}

async function ask(page: Page, language: 'en' | 'de' = 'en'): Promise<void> {
  await fill(page, language);
  await plannerScreen(page, language).submit().click();
}

async function topOf(page: Page, text: string): Promise<number> {
  const box = await page.getByText(text).first().boundingBox();
  if (box === null) throw new Error(`'${text}' is not on the page`);
  return box.y;
}

/** A reply with a climate that is far too hot, and no products. */
const HOT = {
  analysis: JSON.stringify({ terrains: ['Coast'], climates: ['Mild'], activities: ['Hiking'] }),
  sections: JSON.stringify({
    sections: {
      weather: {
        title: 'Weather',
        summary: 'It will be scorching.',
        temperature: { min: 24, max: 39, unit: 'celsius' },
        conditions: [{ type: 'heat', description: 'Heat all day.' }],
      },
      recommendedEquipment: { title: 'Equipment', summary: 'Little.', categories: [] },
      activities: {
        title: 'Activities',
        summary: 'Rest.',
        suggestions: [{ name: 'Rest', description: 'In the shade.', recommendedProducts: [] }],
      },
    },
  }),
};
