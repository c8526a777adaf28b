import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { Language } from '#src/domain/language.ts';
import { packingLine } from '#src/domain/packing-line.ts';
import type { Equipment, RecommendedProduct } from '#src/domain/recommendation.ts';
import { equipmentDe } from '../de/equipment.ts';
import { equipmentEn } from '../en/equipment.ts';
import { joinSentences } from '../sentences.ts';
import type { TripFacts } from '../trip-facts.ts';
import { activityOf, labelOf } from '../wishes/wish.ts';
import type { ChosenProduct, Demand } from './candidates.ts';
import type { EquipmentFigures, EquipmentWords } from './equipment-words.ts';
import { equipmentFigures, reasonOf } from './reason-of.ts';

const WORDS: Record<Language, EquipmentWords> = { en: equipmentEn, de: equipmentDe };

/** The chosen products by category, in the order of the categories, highest score first. */
export function composeEquipment(
  facts: TripFacts,
  { chosen, offered }: { chosen: readonly ChosenProduct[]; offered: number },
  demand: Demand,
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
        .map((one) => lineOf(one, facts, figures)),
    }))
    .filter(({ products }) => products.length > 0);
  return {
    title: words.title,
    summary: joinSentences(
      words.summary({
        ...figures,
        asked: demand.wishes
          .filter(({ key }) => activityOf(key) !== null)
          .map(({ key }) => labelOf(key, language)),
        lines: chosen.length,
      }),
    ),
    categories,
    offered,
  };
}

function lineOf(
  chosen: ChosenProduct,
  facts: TripFacts,
  figures: EquipmentFigures,
): RecommendedProduct {
  const reason = joinSentences(reasonOf(chosen, facts, figures));
  const line = packingLine(chosen.product, facts.trip, reason);
  return chosen.wish === null ? line : { ...line, wish: labelOf(chosen.wish, facts.trip.language) };
}
