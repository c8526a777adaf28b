/*
 * Figures of the drawings, copied from products of the bundled catalogue, which this page may not
 * import; a test compares them.
 */

/** A line of the drawn packing list. */
export type ExampleItem = {
  /** Id in the catalogue. */
  id: string;
  /** Under the i18n key `example`. */
  name: 'rainJacket' | 'headlamp' | 'fleece';
  euro: number;
  owned: boolean;
};

export const EXAMPLE_LIST: readonly ExampleItem[] = [
  { id: 'rain-jacket-3-layer', name: 'rainJacket', euro: 199.95, owned: false },
  { id: 'headlamp-basic', name: 'headlamp', euro: 29.95, owned: false },
  { id: 'fleece-light', name: 'fleece', euro: 69.95, owned: true },
];

export function stillToBuy(items: readonly ExampleItem[]): number {
  return items.reduce((sum, item) => (item.owned ? sum : sum + item.euro), 0);
}

/**
 * Additions for two who camp: tent, mats, sleeping bags, pillows and repair kit; two backpacks;
 * stove, pots, mugs and knife.
 */
export const CAMPING_FOR_TWO = [
  { group: 'sleep', grams: 5840 },
  { group: 'carry', grams: 3800 },
  { group: 'kitchen', grams: 810 },
] as const;
