import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawCards } from '#server/prerender/draw-cards.ts';
import { READING_PATHS } from '#src/app/pages.ts';
import { siteFiles } from '#server/prerender/site-files.ts';

const SITE = 'https://fernweh.test';
const ARTICLE = 'blog/wandern-in-den-alpen/index.html';
const TITLE = 'Wandern in den Alpen: vier Tage durchs Karwendel';

let files: Record<string, string> = {};

beforeAll(async () => {
  vi.stubGlobal('BUILT_ON', '2026-11-21');
  const template = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  files = await siteFiles({
    template,
    planner: template,
    site: SITE,
    builtOn: '2026-11-21',
  });
});

test('every page is written in both languages, and in English for hosts that do not negotiate', () => {
  const pages = [
    ...READING_PATHS.map((path) => `${path}/index.html`.slice(1)),
    'planner/index.html',
    '/404.html',
  ].map((file) => file.replace(/^\//u, ''));
  const wanted = pages.flatMap((file) => [file, `en/${file}`, `de/${file}`]);
  const others = ['sitemap.xml', 'en/feed.xml', 'de/feed.xml'];
  expect(Object.keys(files).toSorted()).toEqual([...wanted, ...others].toSorted());
  expect(files[ARTICLE]).toBe(files[`en/${ARTICLE}`]);
});

test('a page declares its language, title, canonical address and alternates', () => {
  const page = files[`de/${ARTICLE}`] ?? '';
  expect(page).toContain('<html lang="de">');
  expect(page).toContain(`<title>${TITLE} – Fernweh</title>`);
  expect(headLinks(page, 'canonical')).toEqual([`${SITE}/de/blog/wandern-in-den-alpen`]);
  expect(headLinks(page, 'alternate" hreflang')).toEqual([
    `${SITE}/en/blog/wandern-in-den-alpen`,
    `${SITE}/de/blog/wandern-in-den-alpen`,
    `${SITE}/blog/wandern-in-den-alpen`,
  ]);
});

test('every page has a description and an address of its own', () => {
  const pages = READING_PATHS.map(
    (path) => files[`en${path.replace(/\/$/u, '')}/index.html`] ?? '',
  );
  for (const part of [
    /<meta name="description" content="[^"]+"/u,
    /rel="canonical" href="[^"]+"/u,
  ]) {
    const found = pages.map((page) => part.exec(page)?.[0]);
    expect(found).not.toContain(undefined);
    expect(new Set(found).size).toBe(pages.length);
  }
});

test('the Open Graph tags have title, type, address and image', () => {
  const page = files[`de/${ARTICLE}`] ?? '';
  expect(page).toContain(`<meta property="og:title" content="${TITLE} – Fernweh" />`);
  expect(page).toContain('<meta property="og:type" content="article" />');
  expect(page).toMatch(
    /<meta property="og:image" content="https:\/\/fernweh\.test\/[^"]+\.png" \/>/u,
  );
});

test.each([
  ['wandern-in-den-alpen', 47.3769, 11.4803],
  ['schweden-naturerlebnis', 63.1282, 18.6435],
  ['norwegen-camping-angeln', 61.8926, 6.8163],
  ['mallorca-wanderparadies', 39.7179, 2.6875],
])('%s links to the planner at %d, %d and suggests days', (slug, lat, lng) => {
  for (const language of ['en', 'de']) {
    const page = files[`${language}/blog/${slug}/index.html`] ?? '';
    const links = [...page.matchAll(/href="(\/planner\?[^"]+)"/gu)].map(([, link = '']) => link);
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toContain(`?lat=${lat}&amp;lng=${lng}&amp;from=20`);
    }
  }
});

test('every card of the blog has a link to read more of its article', () => {
  for (const [language, more] of [
    ['en', 'Read more'],
    ['de', 'Weiterlesen'],
  ]) {
    const cards = (files[`${language}/blog/index.html`] ?? '').matchAll(
      new RegExp(`<a [^>]*href="/blog/[\\w-]+"[^>]*>${more}<`, 'gu'),
    );
    expect([...cards]).toHaveLength(4);
  }
});

/** Without their sentence such words say nothing: Lighthouse has them listed, in each language. */
const GENERIC = {
  en: 'click here, click this, go, here, information, learn more, more, more info, more information, read more, right here, see more, start, tap here, this',
  de: 'das, dies, hier, hier klicken, klicke hier, klicken sie hier, mehr, mehr erfahren, mehr lesen, siehe, weiterlesen',
} as const;

test.each(['en', 'de'] as const)('the text of every link in %s says where it leads', (language) => {
  const generic: readonly string[] = GENERIC[language].split(', ');
  const pages = Object.entries(files).filter(
    ([file]) => file.startsWith(`${language}/`) && file.endsWith('.html'),
  );
  const links = pages.flatMap(([, page]) =>
    Array.from(page.matchAll(/<a [^>]*>(.*?)<\/a>/gsu), ([, content = '']) =>
      content
        .replaceAll(/<[^>]+>/gu, '')
        .trim()
        .toLowerCase(),
    ),
  );
  expect(links.length).toBeGreaterThan(pages.length);
  expect(links.filter((text) => generic.includes(text))).toEqual([]);
});

test('the preview image of a page shows its own drawing in light colours', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  await cp(join(import.meta.dirname, '../../../public/images'), join(folder, 'images'), {
    recursive: true,
  });
  await drawCards(folder);
  const [, file = ''] =
    /og:image" content="https:\/\/fernweh\.test(.+?)"/u.exec(files[`de/${ARTICLE}`] ?? '') ?? [];
  const { channels } = await sharp(join(folder, file)).stats();
  const { width, height } = await sharp(join(folder, file)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(channels.slice(0, 3).every(({ mean, stdev }) => mean > 120 && stdev > 20)).toBe(true);
  await rm(folder, { recursive: true });
});

test('an article has structured data, with breadcrumbs', () => {
  const data = [...(files[`de/${ARTICLE}`] ?? '').matchAll(/ld\+json">(.+?)<\/script>/gu)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
  expect(data).toMatchObject([
    { '@type': 'BlogPosting', headline: TITLE, inLanguage: 'de', datePublished: '2026-04-02' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${SITE}/de/` },
        { position: 2, item: `${SITE}/de/blog` },
        { position: 3, name: TITLE },
      ],
    },
  ]);
  expect(files['de/about/index.html']).not.toContain('ld+json');
});

test('no markup has an inline style or script that the policy would refuse', () => {
  for (const [name, page] of Object.entries(files).filter(([file]) => file.endsWith('.html'))) {
    const shown = page.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gsu, '');
    const body = shown.slice(shown.indexOf('<div id="root"'), shown.lastIndexOf('<script'));
    expect({ name, found: /\sstyle=|<script|<style|\son[a-z]+=/u.exec(body) }).toEqual({
      name,
      found: null,
    });
  }
});

test("the planner's shell is an inert picture in both languages, with a notice for browsers without scripts", () => {
  const german = files['de/planner/index.html'] ?? '';
  expect(german).toContain('<title>Reiseplaner – Fernweh</title>');
  expect(headLinks(german, 'canonical')).toEqual([`${SITE}/de/planner`]);
  expect(german).toMatch(
    /<div id="root"><div data-map-place class="[^"]+"><\/div><div data-picture inert /u,
  );
  expect(german).not.toContain('data-page');
  expect(german.match(/<h1>Reiseplanung<\/h1>/gu)).toHaveLength(2);
  expect(german).toContain('<noscript><div data-without-scripts><h2>Der Planer braucht JavaScript');
  expect(files['planner/index.html']).toBe(files['en/planner/index.html']);
  expect(files['planner/index.html']).toMatch(/<h1>Trip Planning<\/h1>/u);
});

test('the 404 page is noindex and declares no address', () => {
  const page = files['404.html'] ?? '';
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).toContain('data-page="not-found"');
  expect(page).not.toContain('canonical');
});

test('the sitemap lists each page in both languages', () => {
  const found = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.+?)<\/loc>/gu)].map(
    ([, url]) => url,
  );
  expect(found).toEqual(
    [...READING_PATHS, '/planner'].flatMap((path) => [`${SITE}/en${path}`, `${SITE}/de${path}`]),
  );
});

test('the feed lists the articles of its language, newest first', () => {
  const feed = files['de/feed.xml'] ?? '';
  const days = [...feed.matchAll(/<published>(.+?)T/gu)].map(([, day = '']) => day);
  expect(days).toHaveLength(4);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(feed).toContain(`<title>${TITLE}</title>`);
  expect(feed).toContain(`<link href="${SITE}/de/blog/wandern-in-den-alpen"/>`);
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">');
});

function headLinks(page: string, relation: string): string[] {
  const links = new RegExp(`<link rel="${relation}[^>]*href="([^"]+)"`, 'gu');
  return [...page.matchAll(links)].map(([, href = '']) => href);
}
