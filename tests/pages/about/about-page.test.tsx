import { expect, test } from 'vitest';
import { AboutPage } from '#src/pages/about/about-page.tsx';
import { readable, renderPage } from '../render-page.tsx';

const GERMAN_MISSION = 'Fernweh ist die Sehnsucht nach der Ferne.';
const TRANSLATION = 'the longing for far places';

test('the mission is in German in both languages, in English with its translation', async () => {
  const english = readable(await renderPage(<AboutPage />, 'about', 'en'));
  expect(english).toContain(GERMAN_MISSION);
  expect(english).toContain(TRANSLATION);
  const german = readable(await renderPage(<AboutPage />, 'about', 'de'));
  expect(german).toContain(GERMAN_MISSION);
  expect(german).not.toContain(TRANSLATION);
});

test('the German text is marked as German for screen readers', async () => {
  const html = await renderPage(<AboutPage />, 'about', 'en');
  expect(html).toMatch(/lang="de">Fernweh ist/u);
});

test('four blocks and the credits of every source', async () => {
  const text = readable(await renderPage(<AboutPage />, 'about', 'en'));
  for (const source of ['WorldClim', 'MERRA-2', 'ETOPO', 'GeoNames', 'Natural Earth', 'GSHHG']) {
    expect(text).toContain(source);
  }
});
