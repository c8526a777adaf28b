import { expect, test } from 'vitest';
import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { suggestedIdeas } from '#src/domain/day-plan/suggested-ideas.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { SOUTH_ICELAND } from '#tests/fixtures/south-iceland.ts';

test('what has a point is called by kind and point, in every language', () => {
  const [first] = SOUTH_ICELAND.suggestions;
  const german = SOUTH_ICELAND.suggestions.map((suggestion) => ({
    ...suggestion,
    name: `${suggestion.name}, deutsch`,
  }));
  expect(ideaKeys(german)).toEqual(ideaKeys(SOUTH_ICELAND.suggestions));
  expect(ideaKeys(first === undefined ? [] : [first])).toEqual(['waterfall@63.616,-19.989']);
});

test('no two ideas share a key, and what has neither key nor point goes by its activity', () => {
  const bare = { featureKind: null, activity: 'Hiking', name: 'A walk' };
  expect(
    ideaKeys([
      bare,
      bare,
      { ...bare, activity: null },
      { ...bare, key: 'ridge@63.1,18.6' },
      { ...bare, key: 'ridge@63.1,18.6' },
    ]),
  ).toEqual(['Hiking', 'Hiking#2', 'A walk', 'ridge@63.1,18.6', 'ridge@63.1,18.6#2']);
});

test('the ideas of a result have their names in both languages', () => {
  const ideas = suggestedIdeas(highCoast());
  const { en } = highCoast().wordings;
  expect(ideas).toHaveLength(en?.recommendation.sections.activities.suggestions.length ?? 0);
  for (const { names } of ideas) {
    expect(names.en).not.toBe('');
    expect(names.de).not.toBe('');
  }
});
