import type { EquipmentCategory, RecommendedProduct } from '#src/domain/trip/recommendation.ts';
import type { ListLine, EditedList } from '#src/domain/list/apply-edits.ts';

export function line(id: string, values: Partial<RecommendedProduct> = {}): RecommendedProduct {
  return {
    id,
    name: id,
    description: '',
    price: 10,
    affiliate_link: '',
    reason: '',
    quantity: 1,
    weight_g: 100,
    price_checked_on: null,
    ...values,
  };
}

export function category(
  name: string,
  products: RecommendedProduct[],
  part: 'trip' | 'have' = 'trip',
): EquipmentCategory {
  return { name, kind: null, part, products };
}

export function shown({ categories }: EditedList): ListLine[] {
  return categories.flatMap(({ products }) => products);
}

/** A line of one's own. */
export const harmonica = {
  key: 'own-1',
  name: 'Harmonica',
  quantity: 1,
  weight_g: null,
  kind: null,
  part: 'trip',
  toBuy: false,
} as const;
