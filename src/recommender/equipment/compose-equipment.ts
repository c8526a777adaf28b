import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { Language } from '#src/domain/language.ts';
import { packingLine } from '#src/domain/packing-line.ts';
import type { Equipment } from '#src/domain/recommendation.ts';
import { activitiesDe } from '../de/activities.ts';
import { equipmentDe } from '../de/equipment.ts';
import { activitiesEn } from '../en/activities.ts';
import { equipmentEn } from '../en/equipment.ts';
import type { ActivityWords } from '../ideas/activity-words.ts';
import { joinSentences } from '../sentences.ts';
import type { TripFacts } from '../trip-facts.ts';
import type { Wishes } from '../wishes/read-wishes.ts';
import type { ChosenProduct, Demand } from './candidates.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { equipmentFigures, reasonOf } from './reason-of.ts';

const WORDS: Record<Language, EquipmentWords> = { en: equipmentEn, de: equipmentDe };
const ACTIVITIES: Record<Language, ActivityWords> = { en: activitiesEn, de: activitiesDe };

/** The chosen products by category, in the order of the categories, highest score first. */
export function composeEquipment(
  facts: TripFacts,
  { chosen, offered }: { chosen: readonly ChosenProduct[]; offered: number },
  demand: Demand,
  wishes: Wishes,
): Equipment {
  const { language } = facts.trip;
  const words = WORDS[language];
  const figures = equipmentFigures(facts);
  const categories = [...PRODUCT_CATEGORIES, null]
    .map((kind) => ({
      name: kind === null ? words.others : words.categories[kind],
      kind,
      products: chosen
        .filter(({ product }) => product.category === kind)
        .map((one) =>
          packingLine(
            one.product,
            facts.trip,
            joinSentences(reasonOf(one, facts, wishes, turnOf(one, chosen), figures)),
          ),
        ),
    }))
    .filter(({ products }) => products.length > 0);
  return {
    title: words.title,
    summary: joinSentences(
      words.summary({
        ...figures,
        asked: demand.asked.map((activity) => ACTIVITIES[language].label[activity]),
        lines: chosen.length,
      }),
    ),
    categories,
    offered,
  };
}

/** Index among the products of its activity, so that their reasons vary in wording. */
function turnOf({ product }: ChosenProduct, chosen: readonly ChosenProduct[]): number {
  return chosen
    .filter((other) => other.product.activity === product.activity)
    .findIndex((other) => other.product.id === product.id);
}
