import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { ARTICLE_SLUGS } from '#src/pages/blog/article-slugs.ts';
import { articleParts } from '#src/pages/blog/text/article-parts.ts';
import { loadText } from '#src/pages/blog/load-article.ts';
import { everyScreen } from '#tests/e2e/screens/every-screen.ts';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { arrive } from '#tests/e2e/support/traveller.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

let site: SiteUnderTest;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

test('the address of every heading leads to it, cold and hydrated', async () => {
  const { page, leave } = await arrive();
  const trials: Trial[] = [];
  for (const { slug, language } of articles()) {
    for (const { id } of articleParts((await loadText(slug, language)).content).slice(1)) {
      for (const size of SIZES) {
        const path = `/${language}/blog/${slug}#${id}`;
        const run = async () => {
          await page.setViewportSize(size);
          await page.goto('about:blank');
          await page.goto(site.url + path);
          await expect.poll(() => fromPlace(page, id)).toBeLessThan(5);
          await hydrated(page);
          expect(await fromPlace(page, id)).toBeLessThan(5);
        };
        trials.push({ name: `${path} at ${size.width}`, run });
      }
    }
  }
  await tryAll('addresses of headings', trials);
  await leave();
});

test('what is being read stays in view when the language changes', async () => {
  const { page, leave } = await arrive();
  const trials = articles().flatMap(({ slug, language }) =>
    SIZES.flatMap((size) =>
      [0.3, 0.5, 0.7, 0.9].map((share) => ({
        name: `${language}/${slug} at ${size.width}, ${share}`,
        run: async () => {
          await page.setViewportSize(size);
          await page.goto(`${site.url}/${language}/blog/${slug}`);
          await hydrated(page);
          await page.evaluate((of) => scrollTo(0, document.body.scrollHeight * of), share);
          const read = await page.evaluate(blockInView);
          const other = LANGUAGES.find((one) => one !== language);
          await page
            .locator(`header input[value="${other}"]`)
            .evaluate((input: HTMLElement) => input.click());
          await page.locator(`article div[lang="${other}"]`).waitFor();
          expect(await page.evaluate(blockInView)).toBe(read);
        },
      })),
    ),
  );
  await tryAll('languages changed while reading', trials);
  await leave();
});

test.each(LANGUAGES)('no range of any screen in %s breaks at any width', async (language) => {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const { page, leave } = await arrive({ locale });
  const broken: { screen: string; width: number; ranges: string[] }[] = [];
  for await (const screen of everyScreen(page, site.url, language)) {
    for (const width of [320, 360, 390, 430, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      broken.push({ screen, width, ranges: await page.evaluate(brokenRanges) });
    }
  }
  await tryAll(
    `ranges on every screen in ${language}`,
    broken.map(({ screen, width, ranges }) => ({
      name: `${screen} at ${width}`,
      run: () => expect(ranges).toEqual([]),
    })),
  );
  await leave();
});

function articles(): { slug: (typeof ARTICLE_SLUGS)[number]; language: Language }[] {
  return ARTICLE_SLUGS.flatMap((slug) => LANGUAGES.map((language) => ({ slug, language })));
}

/** Pixels from where the heading belongs: 24 below the top, or as near as the page's end allows. */
function fromPlace(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((heading) => {
    const { scrollHeight } = document.documentElement;
    const left = scrollHeight - window.innerHeight - window.scrollY;
    const below = heading.getBoundingClientRect().top - 24;
    return Math.abs(Math.min(below, left));
  });
}

/** Runs in the page: the number of the block at the reader's eyes. */
function blockInView(): number {
  return [...document.querySelectorAll('article [lang] > section > *')].findLastIndex(
    (block) => block.getBoundingClientRect().top <= window.innerHeight * 0.3,
  );
}

/** Runs in the page: ranges of numbers, with their units, that stand on two lines. */
function brokenRanges(): string[] {
  const found: string[] = [];
  const range =
    /[−\d][\d.,:°]*–\u2060?[−\d][\d.,:]*°?(?:[\s\u00A0](?:°C|mm|km|m|kg|g|%)(?!\p{L}))?/gu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(range)) {
      const box = document.createRange();
      box.setStart(node, index);
      box.setEnd(node, index + text.length);
      const tops = [...box.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(text);
    }
  }
  return found;
}
