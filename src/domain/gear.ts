import { LANGUAGES } from './language/language.ts';
import type { GearItem } from './gear-schema.ts';
import type { Language } from './language/language.ts';
import type { RecommendedProduct } from './trip/recommendation.ts';
import type { PlannedTrip } from './trip/trip.ts';

export type { GearItem };

/** The fields of a line that decide whether something owned does its job. */
export type GearLine = Pick<RecommendedProduct, 'id' | 'job' | 'warmth'>;

/** The job of the line, so that owning one rain jacket counts for every other. */
export function gearKey({ job, id }: Pick<GearLine, 'id' | 'job'>): string {
  return job ?? id;
}

/**
 * Whether something that is owned does the job of the line: the same product, or another product
 * for the same job that is at least as warm.
 */
export function ownsLine(gear: readonly GearItem[], line: GearLine): boolean {
  return ownershipOf(gear, line) === 'owned';
}

/** The traveller's answer about a line; null where there is none. Owned wins over lacking. */
export type Ownership = 'owned' | 'lacking';

export function ownershipOf(gear: readonly GearItem[], line: GearLine): Ownership | null {
  if (gear.some((item) => item.lacking !== true && doesJobOf(item, line))) return 'owned';
  const lacks = ({ id, key, lacking }: GearItem) =>
    lacking === true && (id === line.id || key === gearKey(line));
  return gear.some(lacks) ? 'lacking' : null;
}

export function doesJobOf(item: GearItem, line: GearLine): boolean {
  if (item.id === line.id) return true;
  if (item.key !== gearKey(line)) return false;
  return line.warmth === undefined || (item.warmth !== null && item.warmth <= line.warmth);
}

/** A line of a trip as something owned, with its name in every language of the trip. */
export function gearItemOf(
  planned: Pick<PlannedTrip, 'wordings'>,
  productId: string,
  addedAt: string,
  ownership: Ownership = 'owned',
): GearItem | null {
  const found = LANGUAGES.flatMap((language) => {
    const place = findLine(planned, productId, language);
    return place === null ? [] : [{ language, ...place }];
  });
  const [first] = found;
  if (first === undefined) return null;
  return {
    id: productId,
    key: gearKey(first.line),
    names: Object.fromEntries(found.map(({ language, line }) => [language, line.name])),
    kind: first.kind,
    warmth: first.line.warmth ?? null,
    weight_g: first.line.weight_g,
    addedAt,
    ...(ownership === 'lacking' ? { lacking: true } : {}),
  };
}

function findLine(planned: Pick<PlannedTrip, 'wordings'>, id: string, language: Language) {
  const { categories = [] } =
    planned.wordings[language]?.recommendation.sections.recommendedEquipment ?? {};
  for (const { kind, products } of categories) {
    const line = products.find((product) => product.id === id && product.name !== '');
    if (line !== undefined) return { kind, line };
  }
  return null;
}
