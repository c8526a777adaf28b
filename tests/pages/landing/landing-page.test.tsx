import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#src/domain/language/language.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TextsProvider } from '#src/i18n/texts-provider.tsx';
import { NEWEST_HEADS } from '#src/pages/blog/article-heads.ts';
import type { SavedLast } from '#src/pages/landing/last-trip.tsx';
import { plainSpaces } from '#tests/helpers/plain-spaces.ts';
import { SAMPLE } from '#src/pages/landing/sample/sample.ts';
import { LandingPage } from '#src/pages/landing/landing-page.tsx';

test.each([
  ['en', 'Know the place before you pack.', 'Start Planning', '€199.95'],
  ['de', 'Lern den Ort kennen, bevor du packst.', 'Reise planen', '199,95\u00A0€'],
] as const)('is rendered without a DOM in %s', async (language, headline, start, price) => {
  const html = await render(language);
  expect(html).toContain(headline);
  expect(html).toContain(start);
  expect(html).toContain(price);
});

test('has the four feature cards, the sample and the three packing examples, under one headline', async () => {
  const html = await render('en');
  expect(html.match(/<h1/gu)).toHaveLength(1);
  expect(headings(html, 3)).toEqual([
    'Choose a location',
    'Product recommendations',
    'Weather analysis',
    'Travel activities',
    'High Coast, Västernorrland, Sweden',
    'By season',
    'By activity',
    'Only what is missing',
    ...NEWEST_HEADS.map(({ en }) => en.title),
  ]);
});

/** The promises of the page by section 1 of the specification. */
test.each([
  [
    'en',
    [
      'Suggestions based on experience',
      'whether another season suits you better',
      'A packing list for the season and for what you will do there',
      'links to recommended products in shops',
    ],
  ],
  [
    'de',
    [
      'Vorschläge aus Erfahrung',
      'ob eine andere Jahreszeit besser passt',
      'Eine Packliste für die Jahreszeit und für das, was du vorhast',
      'Links zu empfohlenen Produkten in Shops',
    ],
  ],
] as const)('promises in %s what the product is for', async (language, promises) => {
  const html = await render(language);
  for (const promise of promises) expect(html).toContain(promise);
});

test('draws the list of prices once, and of the sample three lines and two ideas', async () => {
  const html = await render('en');
  expect(html.match(/€229\.90/gu)).toHaveLength(1);
  for (const { packing, activities } of Object.values(SAMPLE.words)) {
    expect(packing).toHaveLength(3);
    expect(activities).toHaveLength(2);
  }
});

test('has a visible link to read more of the newest article, with its title for those who hear it', async () => {
  const html = await render('en');
  const [newest] = NEWEST_HEADS;
  expect(html.replaceAll('<!-- -->', '')).toMatch(
    new RegExp(`<a [^>]*>Read more<span [^>]*>: ${newest?.en.title}</span>`, 'u'),
  );
});

test('has no style attribute, which the content security policy would block when prerendered', async () => {
  expect(await render('de')).not.toMatch(/\sstyle=/u);
});

test('shows no untranslated i18n key', async () => {
  for (const language of ['en', 'de'] as const) {
    expect(await render(language)).not.toMatch(
      />(?:hero|features|sample|gear|blog|example)\.\w+</u,
    );
  }
});

test.each([
  ['en', 'Your last trip', 'High Coast, 10–20 June 2027'],
  ['de', 'Deine letzte Reise', 'Höga Kusten, 10.–20. Juni 2027'],
] as const)('links to the trip that was saved last, in %s', async (language, label, trip) => {
  const lastTrip = {
    id: 'a-b',
    place: { en: 'High Coast', de: 'Höga Kusten' },
    startDate: '2027-06-10',
    endDate: '2027-06-20',
  };
  const html = await render(language, lastTrip);
  const [link = ''] = /<a [^>]*href="\/trips\/a-b".*?<\/a>/u.exec(html) ?? [];
  expect(plainSpaces(link.replaceAll('<!-- -->', ''))).toContain(`>${trip}<`);
  expect(link).toContain(label);
  expect(await render(language)).not.toContain(label);
});

async function render(language: Language, lastTrip: SavedLast | null = null): Promise<string> {
  const i18n = await createI18n(language, ['landing', 'blog']);
  const root = createRootRoute();
  const landing = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <LandingPage lastTrip={lastTrip} today="2026-11-21" />,
  });
  const router = createRouter({
    routeTree: root.addChildren([landing]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return renderToString(<TextsProvider i18n={i18n}>{withoutRegistered(router)}</TextsProvider>);
}

/** The registered router type requires the app's context, which this page does not use. */
function withoutRegistered(router: AnyRouter) {
  return <RouterProvider router={router} />;
}

function headings(html: string, level: number): string[] {
  const tags = html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gu'));
  return [...tags].map(([, text = '']) => text.replaceAll(/<[^>]+>/gu, ''));
}
