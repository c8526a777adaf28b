export const SECTIONS = ['weather', 'equipment', 'activities'] as const;

export type Section = (typeof SECTIONS)[number];

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
