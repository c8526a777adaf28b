import type { Recommendation } from '../trip/recommendation.ts';
import type { Wording } from '../trip/trip.ts';

type Categories = Recommendation['sections']['recommendedEquipment']['categories'];

/**
 * The whole trip's texts, whose ideas take along the lines of the joined list: a job has another product there
 * where another stop is colder. `lists` are those of the stops, by their index.
 */
export function withJoinedLines(
  wording: Wording,
  lists: readonly (Categories | undefined)[],
): Wording {
  const { sections } = wording.recommendation;
  const joined = new Map(
    linesOf(sections.recommendedEquipment.categories).map(({ id, job }) => [job ?? id, id]),
  );
  const taken = lists.map(
    (list) => new Map(linesOf(list ?? []).map(({ id, job }) => [id, joined.get(job ?? id)])),
  );
  const suggestions = sections.activities.suggestions.map((suggestion) => ({
    ...suggestion,
    recommendedProducts: suggestion.recommendedProducts.map(
      (id) => taken[suggestion.stop ?? 0]?.get(id) ?? id,
    ),
  }));
  const activities = { ...sections.activities, suggestions };
  return {
    ...wording,
    recommendation: { ...wording.recommendation, sections: { ...sections, activities } },
  };
}

function linesOf(categories: Categories) {
  return categories.flatMap(({ products }) => products);
}
