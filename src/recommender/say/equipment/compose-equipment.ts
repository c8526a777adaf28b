import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { ProductCategory } from '#src/domain/catalogue.ts';
import { packingLine } from '#src/domain/packing-line.ts';
import type {
  Equipment,
  EquipmentCategory,
  RecommendedProduct,
} from '#src/domain/recommendation.ts';
import { joinSentences } from '../sentences.ts';
import { labelOf } from '#src/recommender/read/wish.ts';
import type { ChosenProduct } from '#src/recommender/decide/equipment/choose-equipment.ts';
import { equipmentFigures } from './equipment-figures.ts';
import { HOME_GROUPS } from './equipment-words.ts';
import type { EquipmentFigures, HomeGroup } from './equipment-words.ts';
import type { Occasion } from '#src/recommender/decide/equipment/occasion.ts';
import { EQUIPMENT, reasonsOf } from './reason-of.ts';

const GROUP_OF: Partial<Record<ProductCategory, HomeGroup>> = {
  'documents-and-money': 'papers',
  'health-and-safety': 'health',
  insects: 'health',
  sun: 'health',
  hygiene: 'health',
  electronics: 'power',
  'camera-and-optics': 'power',
};
const KIND_OF: Readonly<Record<HomeGroup, ProductCategory>> = {
  papers: 'documents-and-money',
  health: 'health-and-safety',
  'every-day': 'clothing',
  power: 'electronics',
};

/**
 * The chosen products: those for this trip by category, in the order of the categories; then those
 * that the traveller surely has, in four groups.
 */
export function composeEquipment(
  occasion: Occasion,
  { chosen, offered }: { chosen: readonly ChosenProduct[]; offered: number },
): Equipment {
  const { trip, days } = occasion.facts;
  const words = EQUIPMENT[trip.language];
  const figures = equipmentFigures(occasion);
  const linesOf = (fits: (one: ChosenProduct) => boolean) =>
    chosen.filter(fits).map((one) => lineOf(one, { occasion, figures, all: chosen }));
  const forTrip: EquipmentCategory[] = [...PRODUCT_CATEGORIES, null].map((kind) => ({
    name: kind === null ? words.others : words.categories[kind],
    kind,
    part: 'trip',
    products: linesOf(({ part, product }) => part === 'trip' && product.category === kind),
  }));
  const atHome: EquipmentCategory[] = HOME_GROUPS.map((group) => ({
    name: words.homeGroups[group],
    kind: KIND_OF[group],
    part: 'have',
    products: linesOf(
      ({ part, product }) => part === 'have' && groupOf(product.category) === group,
    ),
  }));
  return {
    title: words.title,
    summary: joinSentences(
      words.summary({
        days,
        travelers: trip.request.travelers,
        lines: chosen.length,
      }),
    ),
    categories: [...forTrip, ...atHome].filter(({ products }) => products.length > 0),
    offered,
  };
}

function groupOf(category: ProductCategory | null): HomeGroup {
  return (category === null ? undefined : GROUP_OF[category]) ?? 'every-day';
}

type Around = {
  occasion: Occasion;
  figures: EquipmentFigures;
  all: readonly ChosenProduct[];
};

function lineOf(chosen: ChosenProduct, { occasion, figures, all }: Around): RecommendedProduct {
  const { job, product, wish } = chosen;
  const { trip } = occasion.facts;
  const reasons = reasonsOf(chosen, occasion, figures);
  const line = packingLine(product, trip, reasons.long);
  const obtain = job.obtain?.(occasion) ?? 'buy';
  return {
    ...line,
    shortReason: reasons.short,
    quantity: job.quantity?.(occasion) ?? line.quantity - othersFor(chosen, occasion, all),
    ...(obtain === 'buy' ? {} : { obtain }),
    ...(obtain === 'hire-there' ? { price: null } : {}),
    ...(wish === null ? {} : { wish: labelOf(wish, trip.language) }),
  };
}

/** What a baby has too, or what is a thing of its own for it. */
const ALSO_FOR_BABIES: ReadonlySet<ProductCategory> = new Set([
  'documents-and-money',
  'health-and-safety',
]);

/** Of things that everybody has one of: those whom another line serves, the children, and babies. */
function othersFor(
  { job: { forChildren }, product }: ChosenProduct,
  { babies, children, facts }: Occasion,
  all: readonly ChosenProduct[],
): number {
  if (product.quantity !== 'per-traveler') return 0;
  const isServed = forChildren === 'none' || all.some(({ id }) => id === forChildren);
  const isPaper = product.category !== null && ALSO_FOR_BABIES.has(product.category);
  const others = isServed ? children : isPaper ? 0 : babies;
  return Math.min(others, facts.trip.request.travelers - 1);
}
