import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { ProductCategory } from '#src/domain/catalogue.ts';
import { packingLine } from '#src/domain/packing-line.ts';
import type {
  Equipment,
  EquipmentCategory,
  RecommendedProduct,
} from '#src/domain/trip/recommendation.ts';
import { joinSentences } from '../sentences.ts';
import { equipmentFigures } from './equipment-figures.ts';
import { HOME_GROUPS } from './equipment-words.ts';
import type { EquipmentFigures, HomeGroup } from './equipment-words.ts';
import type { Decision } from '#src/recommender/decide/decision.ts';
import type { ListLine } from '#src/recommender/decide/equipment/list-lines.ts';
import type { Telling } from '../telling.ts';
import { wishLabel } from '../wish-label.ts';
import { reasonsOf } from './reason-of.ts';

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
export function composeEquipment(telling: Telling, { list, occasion }: Decision): Equipment {
  const { trip, days } = telling.facts;
  const words = telling.voice.equipment;
  const figures = equipmentFigures(occasion, telling.language);
  const linesOf = (fits: (one: ListLine) => boolean) =>
    list.lines.filter(fits).map((one) => lineOf(one, telling, figures));
  const forChildren: EquipmentCategory = {
    name: words.forChildren,
    kind: 'clothing',
    part: 'trip',
    products: linesOf((one) => one.part === 'trip' && isForChildren(one)),
  };
  const forTrip: EquipmentCategory[] = [...PRODUCT_CATEGORIES, null].map((kind) => ({
    name: kind === null ? words.others : words.categories[kind],
    kind,
    part: 'trip',
    products: linesOf(
      (one) => one.part === 'trip' && one.product.category === kind && !isForChildren(one),
    ),
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
      words.summary({ days, travelers: trip.request.travelers, lines: list.lines.length }),
    ),
    categories: [forChildren, ...forTrip, ...atHome].filter(({ products }) => products.length > 0),
    offered: list.offered,
  };
}

/** Worn or used by a child, not by the dog. */
function isForChildren({ cause, id }: ListLine): boolean {
  return cause === 'children' || id.endsWith('-kids');
}

function groupOf(category: ProductCategory | null): HomeGroup {
  return (category === null ? undefined : GROUP_OF[category]) ?? 'every-day';
}

function lineOf(
  line: ListLine,
  { facts, language, voice }: Telling,
  figures: EquipmentFigures,
): RecommendedProduct {
  const { obtain, product, quantity, wish } = line;
  const reasons = reasonsOf(line, voice, figures);
  return {
    ...packingLine(product, { request: facts.trip.request, language }, reasons.long),
    shortReason: reasons.short,
    quantity,
    ...(obtain === 'buy' ? {} : { obtain }),
    ...(obtain === 'hire-there' ? { price: null } : {}),
    ...(wish === null ? {} : { wish: wishLabel(wish, voice) }),
  };
}
