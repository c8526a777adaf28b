import type { WishKey } from '#src/recommender/read/wish-keys.ts';

/** Jobs of the packing list that serve a wish without being made for its activity. */
const PACKS: Readonly<Partial<Record<WishKey, readonly string[]>>> = {
  conference: ['adapter', 'power-bank', 'city-shoes'],
  work: ['adapter', 'cable', 'power-bank'],
  dog: ['dog-papers', 'dog-lead', 'dog-food', 'dog-bowl'],
  golf: ['sun-hat', 'sunscreen', 'wind-jacket'],
  skating: ['gloves', 'warm-hat'],
  canyoning: ['water-shoes', 'towel'],
  motorbike: ['rain-jacket', 'rain-trousers', 'gloves', 'neck', 'base-layer'],
  'camper-van': ['head-lamp', 'rain-jacket', 'towel'],
  'boat-trip': ['wind-jacket', 'seasickness', 'sunscreen', 'dry-bag', 'dry-pouch-phone'],
  'ice-bathing': ['towel', 'insulated-jacket', 'vacuum-flask'],
  caves: ['head-lamp', 'fleece'],
  glaciers: ['gloves', 'sunglasses', 'warm-hat'],
  desert: ['desert-scarf', 'sun-hat', 'sunglasses'],
  foraging: ['tick', 'outdoor-trousers', 'rain-jacket'],
  'midnight-sun': ['sleep-mask', 'sunglasses'],
  aurora: ['tripod-travel'],
  snowmobile: ['gloves', 'warm-hat', 'balaclava', 'insulated-jacket'],
  birds: ['binoculars'],
  pools: ['swimwear', 'towel'],
  windsurfing: ['swimwear', 'towel'],
  'christmas-markets': ['gloves', 'warm-hat', 'winter-boots'],
};

export function packsFor(key: WishKey): readonly string[] {
  return PACKS[key] ?? [];
}
