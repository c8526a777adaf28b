import type { Language } from '#src/domain/language.ts';
import { setsEach } from '#src/domain/packing-line.ts';
import { activitiesDe } from '../de/activities.ts';
import { equipmentDe } from '../de/equipment.ts';
import { activitiesEn } from '../en/activities.ts';
import { equipmentEn } from '../en/equipment.ts';
import { isActivityName } from '#src/recommender/read/activity-names.ts';
import type { ActivityWords } from '../ideas/activity-words.ts';
import { capitalize } from '../sentences.ts';
import { activityOf, labelOf } from '#src/recommender/read/wish.ts';
import type { WishKey } from '#src/recommender/read/wish.ts';
import { causeApplies } from '#src/recommender/decide/equipment/causes.ts';
import type { ChosenProduct } from '#src/recommender/decide/equipment/choose-equipment.ts';
import type { EquipmentFigures, EquipmentWords } from './equipment-words.ts';
import type { Cause } from '#src/recommender/decide/equipment/job.ts';
import type { Occasion } from '#src/recommender/decide/equipment/occasion.ts';

export const EQUIPMENT: Readonly<Record<Language, EquipmentWords>> = {
  en: equipmentEn,
  de: equipmentDe,
};

const ACTIVITIES: Readonly<Record<Language, ActivityWords>> = {
  en: activitiesEn,
  de: activitiesDe,
};

/** The cause of a climate of the vocabulary, for a product without a job. */
const CAUSE_OF_CLIMATE: Readonly<Record<string, Cause>> = {
  'Arctic cold': 'cold-day',
  'Winter cold': 'cold-day',
  Cool: 'cold-night',
  Mild: 'layers',
  Warm: 'heat',
  'Hot and dry': 'heat',
  'Hot and humid': 'heat',
  Rainy: 'rain',
  'High altitude': 'height',
};

export type Reasons = {
  /** For the row: 'nights down to 2 °C'; begins with a capital. */
  short: string;
  /** One sentence for the opened row. */
  long: string;
};

/** Why this trip needs the product; each begins with the figure that is the cause. */
export function reasonsOf(
  chosen: ChosenProduct,
  occasion: Occasion,
  figures: EquipmentFigures,
): Reasons {
  const { language } = occasion.facts.trip;
  const words = EQUIPMENT[language];
  const cause = causeOf(chosen, occasion);
  const { wish, job, product } = chosen;
  const short =
    cause === 'wish'
      ? wishWords(wish, product.activity, words, language)
      : words.causes[cause].short(figures);
  const lead = cause === 'wish' ? short : words.causes[cause].long(figures);
  const tail =
    job.quantity === undefined && product.quantity === 'per-day'
      ? words.sets(setsEach(figures.days), figures.days)
      : tailOf(words.tails[chosen.id], figures);
  return { short: capitalize(short), long: sentence(lead, tail) };
}

function tailOf(tail: EquipmentWords['tails'][string] = '', figures: EquipmentFigures): string {
  return typeof tail === 'string' ? tail : tail(figures);
}

function causeOf({ job, product, wish }: ChosenProduct, occasion: Occasion): Cause {
  const applies = (cause: Cause) =>
    cause === 'wish'
      ? wish !== null || isActivityName(product.activity)
      : causeApplies(cause, occasion);
  const own = job.causes.find(applies);
  if (own !== undefined) return own;
  if (applies('wish')) return 'wish';
  const climate = CAUSE_OF_CLIMATE[product.climate];
  return climate !== undefined && causeApplies(climate, occasion) ? climate : 'days';
}

function wishWords(
  wish: WishKey | null,
  activity: string,
  words: EquipmentWords,
  language: Language,
): string {
  const served = wish === null ? activity : wish;
  if (isActivityName(served)) return ACTIVITIES[language].purpose[served];
  const own = wish === null ? null : activityOf(wish);
  const label = wish === null ? '' : labelOf(wish, language);
  return own === null || label.length <= 18
    ? words.theme(label)
    : ACTIVITIES[language].purpose[own];
}

function sentence(lead: string, tail: string): string {
  const parts = [lead, tail].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${capitalize(parts.join('; '))}.`;
}
