/** A line of the drawn packing list. */
export type ExampleItem = {
  /** Key below `example` in the page's texts. */
  name: 'rainJacket' | 'dryBag' | 'headlamp';
  euro: number;
  owned: boolean;
};

export const EXAMPLE_LIST: readonly ExampleItem[] = [
  { name: 'rainJacket', euro: 149, owned: false },
  { name: 'headlamp', euro: 39.95, owned: false },
  { name: 'dryBag', euro: 19.9, owned: true },
];

export function stillToBuy(items: readonly ExampleItem[]): number {
  return items.reduce((sum, item) => (item.owned ? sum : sum + item.euro), 0);
}
