export const SECTIONS = ['weather', 'equipment', 'activities'] as const;

export type Section = (typeof SECTIONS)[number];

/** The element ids of one result, so that its links find their targets. */
export type ResultIds = {
  section: (section: Section) => string;
  product: (productId: string) => string;
};

/** `prefix` keeps two results on one page apart; product ids may hold any sign. */
export function resultIds(prefix: string): ResultIds {
  return {
    section: (section) => `${prefix}-${section}`,
    product: (productId) => `${prefix}-product-${encodeURIComponent(productId)}`,
  };
}
