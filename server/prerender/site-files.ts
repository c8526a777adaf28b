import * as v from 'valibot';
import { renderPage } from '#src/app/render-page.tsx';
import type { RenderedPage } from '#src/app/render-page.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { documentOf, shellDocument } from './document.ts';
import { feedOf } from './feed.ts';
import { dataOf, headOf } from './head.ts';
import { READING_PATHS } from '#src/app/pages.ts';
import { sitemapOf } from './sitemap.ts';

const buildSchema = v.object({
  /** The built index.html, with the styles and the starter in it. */
  template: v.string(),
  /** The planner's shell, without its picture. */
  planner: v.string(),
  /** Origin and path of the site, without a trailing slash. */
  site: v.string(),
  /** YYYY-MM-DD. */
  builtOn: v.pipe(v.string(), v.isoDate()),
});

const PLANNER_PATH = '/planner';
const NOT_FOUND_PATH = '/nowhere';

/**
 * The prerendered files by path in dist/: the reading pages and the planner's shell in each language
 * and, for hosts that do not negotiate, in the default one; sitemap and feeds.
 */
export async function siteFiles(build: unknown): Promise<Record<string, string>> {
  const { template, planner, site, builtOn } = v.parse(buildSchema, build);
  const files: Record<string, string> = {
    'sitemap.xml': sitemapOf([...READING_PATHS, PLANNER_PATH], site),
  };
  for (const language of LANGUAGES) {
    const pages = await renderAll(language, builtOn);
    for (const page of pages) {
      const head = headOf(page, site);
      const html =
        page.key === PLANNER_PATH
          ? shellDocument(planner, page, head)
          : documentOf(template, page, { head, data: dataOf(page, site) });
      files[`${language}${fileOf(page.key)}`] = html;
      if (language === DEFAULT_LANGUAGE) files[fileOf(page.key).slice(1)] = html;
    }
    const blog = pages.find(({ key }) => key === '/blog');
    if (blog !== undefined) files[`${language}/feed.xml`] = feedOf(blog, pages, site);
  }
  return files;
}

async function renderAll(language: Language, builtOn: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const path of [...READING_PATHS, PLANNER_PATH, NOT_FOUND_PATH]) {
    pages.push(await renderPage(path, language, builtOn));
  }
  return pages;
}

function fileOf(key: string): string {
  if (key === 'not-found') return '/404.html';
  return key === '/' ? '/index.html' : `${key}/index.html`;
}
