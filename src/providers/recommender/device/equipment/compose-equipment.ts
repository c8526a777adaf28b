import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { Language } from '#src/domain/language.ts';
import type { Equipment, RecommendedProduct } from '#src/domain/recommendation.ts';
import { activitiesDe } from '../de/activities.ts';
import { equipmentDe } from '../de/equipment.ts';
import { activitiesEn } from '../en/activities.ts';
import { equipmentEn } from '../en/equipment.ts';
import type { ActivityWords } from '../ideas/activity-words.ts';
import { tidyText } from '../tidy-text.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Wishes } from '../words/read-wishes.ts';
import type { ChosenProduct, Demand } from './choose-equipment.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { quantityFor } from './quantity.ts';
import { equipmentFigures, reasonOf } from './reason-of.ts';

const WORDS: Record<Language, EquipmentWords> = { en: equipmentEn, de: equipmentDe };
const ACTIVITIES: Record<Language, ActivityWords> = { en: activitiesEn, de: activitiesDe };

/** The chosen products by category, in the order of the categories, the surest first. */
export function composeEquipment(
  facts: TripFacts,
  chosen: readonly ChosenProduct[],
  demand: Demand,
  wishes: Wishes,
): Equipment {
  const { language } = facts.trip;
  const words = WORDS[language];
  const categories = PRODUCT_CATEGORIES.map((kind) => ({
    name: words.categories[kind],
    kind,
    products: chosen
      .filter(({ product }) => product.category === kind)
      .map((one) => lineOf(one, facts, wishes, turnOf(one, chosen))),
  })).filter(({ products }) => products.length > 0);
  return {
    title: words.title,
    summary: tidyText(
      words.summary({
        ...equipmentFigures(facts),
        asked: demand.asked.map((activity) => ACTIVITIES[language].label[activity]),
        lines: chosen.length,
      }),
    ),
    categories,
  };
}

function lineOf(
  chosen: ChosenProduct,
  facts: TripFacts,
  wishes: Wishes,
  turn: number,
): RecommendedProduct {
  const { product } = chosen;
  const { language, request } = facts.trip;
  return {
    id: product.id,
    name: language === 'de' ? product.name_de : product.name,
    description: language === 'de' ? product.description_de : product.description,
    price: product.price,
    affiliate_link: product.affiliate_link,
    reason: tidyText(reasonOf(chosen, facts, wishes, turn)),
    quantity: quantityFor(product.quantity, facts.days, request.travelers),
    weight_g: product.weight_g,
    price_checked_on: product.price_checked_on,
  };
}

/** Which of an activity's products this is, so that their reasons are not all worded alike. */
function turnOf({ product }: ChosenProduct, chosen: readonly ChosenProduct[]): number {
  return chosen
    .filter((other) => other.product.activity === product.activity)
    .findIndex((other) => other.product.id === product.id);
}
