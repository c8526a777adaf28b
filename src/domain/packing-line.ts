import type { Product } from './catalogue.ts';
import { dayCount } from './days/day.ts';
import { quantityFor } from './quantity.ts';
import type { RecommendedProduct } from './recommendation.ts';
import type { Trip } from './trip.ts';

/**
 * A product as a line of a trip's packing list: name and description in the trip's language; price,
 * link and weight as the catalogue's row says; as many as days and travellers ask for.
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
  };
}
