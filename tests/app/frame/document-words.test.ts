import { expect, test } from 'vitest';
import { documentWords, shownArticle, shownPage } from '#src/app/frame/document-words.ts';
import { BLOG, PLANNER } from '#src/app/pages.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { ARTICLE_HEADS } from '#src/pages/blog/article-heads.ts';

const ALPS = ARTICLE_HEADS['wandern-in-den-alpen'];
const loaded = { status: 'success', staticData: { page: BLOG } };

test('a page has its own title, and its own description or else the product’s', async () => {
  const t = (await createI18n('de')).getFixedT('de', 'frame');
  expect(documentWords(PLANNER, null, t, 'de')).toEqual({
    title: 'Reiseplaner – Fernweh',
    description: t('description'),
  });
  expect(documentWords(BLOG, null, t, 'de').description).toBe(BLOG.description.de);
});

test('an article has the title and excerpt of its head', async () => {
  const t = (await createI18n('en')).getFixedT('en', 'frame');
  const article = shownArticle([{ ...loaded, loaderData: { heads: ALPS } }]);
  expect(documentWords(BLOG, article, t, 'en')).toEqual({
    title: `${ALPS.en.title} – Fernweh`,
    description: ALPS.en.excerpt,
  });
});

test('a failed article or page is shown as an error, an unknown address as not found', () => {
  const failed = { ...loaded, status: 'error' };
  expect(shownArticle([failed])).toBeNull();
  expect(shownPage([failed])).toBe('error');
  expect(shownPage([{ status: 'success', staticData: {} }])).toBe('notFound');
  expect(shownPage([{ ...loaded, status: 'notFound' }])).toBe('notFound');
  expect(shownPage([loaded])).toBe(BLOG);
});
