import { doesJobOf } from '#src/domain/gear.ts';
import type { GearItem } from '#src/domain/gear.ts';
import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import { wordingIn } from '#src/domain/trip/trip.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

export type GearGroup = { kind: GearItem['kind']; items: GearItem[] };

/** By category, in the order of the packing list; those of an unknown one last. */
export function gearGroups(items: readonly GearItem[]): GearGroup[] {
  return [...PRODUCT_CATEGORIES, null].flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind);
    return own.length === 0 ? [] : [{ kind, items: own }];
  });
}

/** The trips whose list asks for what the item does. */
export function tripsThatUse(item: GearItem, trips: readonly SavedTrip[]): SavedTrip[] {
  return trips.filter((saved) => {
    const wording = wordingIn(saved, saved.trip.language);
    const { categories = [] } = wording?.recommendation.sections.recommendedEquipment ?? {};
    return categories.some(({ products }) => products.some((line) => doesJobOf(item, line)));
  });
}
