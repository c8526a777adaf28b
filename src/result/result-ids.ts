/** The parts of a trip's page that a tab leads to. */
export type Section = 'weather' | 'equipment' | 'activities' | 'days';

/** The specification's order stands in the planner; on a trip's own page comes first what one does there. */
export const SECTION_ORDERS = {
  specified: ['weather', 'equipment', 'activities', 'days'],
  trip: ['activities', 'days', 'weather', 'equipment'],
} as const satisfies Record<string, readonly Section[]>;

export type SectionOrder = keyof typeof SECTION_ORDERS;

/** Element ids of one result, for links within it. */
export type ResultIds = {
  section: (section: Section) => string;
  product: (productId: string) => string;
  /** The twelve months. */
  whenToGo: string;
};

/** `prefix` makes the ids unique on the page; product ids may contain any character. */
export function resultIds(prefix: string): ResultIds {
  return {
    section: (section) => `${prefix}-${section}`,
    product: (productId) => `${prefix}-product-${encodeURIComponent(productId)}`,
    whenToGo: `${prefix}-when-to-go`,
  };
}
