import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { Language } from '#src/domain/language/language.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

/** The articles' places (specification, section 2), days of their season, and a wish of theirs. */
const ARTICLES = [
  ['wandern-in-den-alpen', 47.3769, 11.4803, '2027-07-10', 'Hiking'],
  ['schweden-naturerlebnis', 63.1282, 18.6435, '2027-07-10', 'Hiking'],
  ['norwegen-camping-angeln', 61.8926, 6.8163, '2027-06-10', 'Fishing'],
  ['mallorca-wanderparadies', 39.7179, 2.6875, '2027-04-10', 'Hiking'],
] as const;

const recommender = createDeviceRecommender(REAL.factSources);

describe.each(ARTICLES)('%s', (slug, lat, lng, startDate, preferences) => {
  test.each(LANGUAGES)('the planner leads to what the article praises (%s)', async (language) => {
    const text = await textOf(slug, language);
    const { sections } = await recommender.compose(
      {
        location: { lat, lng, place: 'The place of the article' },
        request: { startDate, endDate: `${startDate.slice(0, 8)}20`, travelers: 2, preferences },
        language,
      },
      { terrains: [], climates: [], activities: [] },
      [],
    );
    const names = sections.activities.suggestions.map(({ name }) => name);
    expect(names.filter((name) => text.includes(name)).length).toBeGreaterThan(1);
  });
});

async function textOf(slug: string, language: Language): Promise<string> {
  const article: unknown = await import(`#src/pages/blog/articles/${slug}.${language}.ts`);
  return JSON.stringify(article);
}
