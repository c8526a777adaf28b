import { LANGUAGES } from '../language/language.ts';
import type { Recommendation } from '../trip/recommendation.ts';
import type { PlannedStop, PlannedTrip, Wording } from '../trip/trip.ts';
import { joinStops } from './join-stops.ts';

/**
 * One stop of a trip as a trip of its own, with the ideas that are its own and the lines that are packed
 * for it; the trip itself where it has one stop only.
 */
export function stopOf(planned: PlannedTrip, at: number): PlannedTrip {
  const stop = planned.stops?.[at];
  if (stop === undefined) return planned;
  const wordings = LANGUAGES.flatMap((language) => {
    const own = stop.wordings[language];
    const whole = planned.wordings[language];
    return own === undefined || whole === undefined
      ? []
      : [[language, withShared(own, whole, at)] as const];
  });
  return { ...stop, wordings: Object.fromEntries(wordings) };
}

/** All stops of a trip, each as a trip of its own. */
export function stopsOf(planned: PlannedTrip): PlannedTrip[] {
  return planned.stops?.map((_, at) => stopOf(planned, at)) ?? [planned];
}

/** The trip with this stop planned anew; the others stay as they are. */
export function withStop(planned: PlannedTrip, at: number, stop: PlannedStop): PlannedTrip {
  return joinStops(stopsOf(planned).map((one, index) => (index === at ? stop : one)));
}

function withShared(stop: Wording, whole: Wording, at: number): Wording {
  const { recommendedEquipment, activities } = whole.recommendation.sections;
  const { sections } = stop.recommendation;
  return {
    ...stop,
    recommendation: {
      ...stop.recommendation,
      sections: {
        ...sections,
        recommendedEquipment: {
          ...sections.recommendedEquipment,
          categories: linesFor(recommendedEquipment.categories, at),
        },
        activities: { ...sections.activities, suggestions: ideasAt(activities.suggestions, at) },
      },
    },
  };
}

type Categories = Recommendation['sections']['recommendedEquipment']['categories'];
type Suggestions = Recommendation['sections']['activities']['suggestions'];

function linesFor(categories: Categories, at: number): Categories {
  return categories.flatMap((category) => {
    const products = category.products.flatMap(({ stops, ...product }) => {
      const here = stops?.find((stop) => stop.at === at);
      if (here === undefined) return stops === undefined ? [product] : [];
      const { quantity, shortReason, reason } = here;
      return [
        { ...product, quantity, reason, ...(shortReason === undefined ? {} : { shortReason }) },
      ];
    });
    return products.length === 0 ? [] : [{ ...category, products }];
  });
}

function ideasAt(suggestions: Suggestions, at: number): Suggestions {
  return suggestions.flatMap(({ stop = 0, ...idea }) => (stop === at ? [idea] : []));
}
