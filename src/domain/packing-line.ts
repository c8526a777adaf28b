import type { Product, QuantityRule } from './catalogue.ts';
import { dayCount } from './days/day.ts';
import type { RecommendedProduct } from './trip/recommendation.ts';
import type { Trip } from './trip/trip.ts';

/**
 * A product as a line of a trip's packing list: name and description in the trip's language, price,
 * link, weight, job and warmth of the catalogue, quantity by days and travellers.
 */
export function packingLine(
  product: Product,
  { language, request }: Pick<Trip, 'language' | 'request'>,
  reason = '',
): RecommendedProduct {
  const days = dayCount(request.startDate, request.endDate);
  return {
    id: product.id,
    name: language === 'de' ? product.name_de : product.name,
    description: language === 'de' ? product.description_de : product.description,
    price: product.price,
    affiliate_link: product.affiliate_link,
    reason,
    quantity: quantityFor(product.quantity, days, request.travelers),
    weight_g: product.weight_g,
    price_checked_on: product.price_checked_on,
    ...(product.job === null ? {} : { job: product.job }),
    ...(product.warmth === null ? {} : { warmth: product.warmth }),
  };
}

/** Sets of clothes each traveller carries at most; on longer trips they are washed on the way. */
const MAX_SETS = 6;

/** How many of a per-day product each traveller takes. */
export function setsEach(days: number): number {
  return Math.min(days, MAX_SETS);
}

/** Pieces for the whole group. */
export function quantityFor(rule: QuantityRule, days: number, travelers: number): number {
  switch (rule) {
    case 'per-group':
      return 1;
    case 'per-traveler':
      return travelers;
    case 'per-two-travelers':
      return Math.ceil(travelers / 2);
    case 'per-day':
      return travelers * setsEach(days);
    default:
      return rule satisfies never;
  }
}
