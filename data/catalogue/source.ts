import { PRODUCT_CATEGORIES } from '#src/domain/catalogue.ts';
import type { BundledProduct, CatalogueRow } from './product-row.ts';
import { ACTIVITY_GEAR_MOUNTAINS } from './products/sports/activity-gear-mountains.ts';
import { ACTIVITY_GEAR_OTHER } from './products/sports/activity-gear-other.ts';
import { BASE_LAYERS } from './products/clothing/base-layers.ts';
import { CAMERA_AND_OPTICS_PHOTOGRAPHY } from './products/devices/camera-and-optics-photography.ts';
import { CAMERA_AND_OPTICS_VIEWING } from './products/devices/camera-and-optics-viewing.ts';
import { CARRY_ACTIVITIES } from './products/camp/carry-activities.ts';
import { CARRY_EVERYDAY } from './products/camp/carry-everyday.ts';
import { CLOTHING_ACTIVITIES } from './products/clothing/clothing-activities.ts';
import { CLOTHING_COLD_AND_WET } from './products/clothing/clothing-cold-and-wet.ts';
import { CLOTHING_CYCLING_AND_RUNNING } from './products/clothing/clothing-cycling-and-running.ts';
import { CLOTHING_EVERYDAY } from './products/clothing/clothing-everyday.ts';
import { DOCUMENTS_AND_MONEY } from './products/documents-and-money.ts';
import { ELECTRONICS } from './products/devices/electronics.ts';
import { FOOTWEAR_ACTIVITIES } from './products/clothing/footwear-activities.ts';
import { FOOTWEAR_EVERYDAY } from './products/clothing/footwear-everyday.ts';
import { FOR_CHILDREN } from './products/for-children.ts';
import { FOR_DOGS } from './products/for-dogs.ts';
import { HEALTH_AND_SAFETY_ACTIVITIES } from './products/health/health-and-safety-activities.ts';
import { HEALTH_AND_SAFETY_COLD_AND_WET } from './products/health/health-and-safety-cold-and-wet.ts';
import { HEALTH_AND_SAFETY_EVERYDAY } from './products/health/health-and-safety-everyday.ts';
import { HYGIENE } from './products/health/hygiene.ts';
import { INSECTS } from './products/health/insects.ts';
import { KITCHEN_ACTIVITIES } from './products/camp/kitchen-activities.ts';
import { KITCHEN_EVERYDAY } from './products/camp/kitchen-everyday.ts';
import { NAVIGATION_AND_LIGHT } from './products/camp/navigation-and-light.ts';
import { NOT_BOUGHT } from './products/not-bought.ts';
import { RAIN } from './products/clothing/rain.ts';
import { SLEEP_AND_CAMP_CAMPING } from './products/camp/sleep-and-camp-camping.ts';
import { SLEEP_AND_CAMP_WITHOUT_TENT } from './products/camp/sleep-and-camp-without-tent.ts';
import { SNOW_SPORTS } from './products/sports/snow-sports.ts';
import { SUN_ACTIVITIES } from './products/clothing/sun-activities.ts';
import { SUN_EVERYDAY } from './products/clothing/sun-everyday.ts';
import { WATER_SPORTS_BOATS_AND_BOARDS } from './products/sports/water-sports-boats-and-boards.ts';
import { WATER_SPORTS_SWIM_AND_DIVE } from './products/sports/water-sports-swim-and-dive.ts';
import { WITHDRAWN } from './products/withdrawn.ts';

const ROWS: readonly CatalogueRow[] = [
  ...CLOTHING_EVERYDAY,
  ...BASE_LAYERS,
  ...CLOTHING_COLD_AND_WET,
  ...CLOTHING_ACTIVITIES,
  ...CLOTHING_CYCLING_AND_RUNNING,
  ...FOOTWEAR_EVERYDAY,
  ...FOOTWEAR_ACTIVITIES,
  ...RAIN,
  ...SUN_EVERYDAY,
  ...SUN_ACTIVITIES,
  ...SLEEP_AND_CAMP_CAMPING,
  ...SLEEP_AND_CAMP_WITHOUT_TENT,
  ...KITCHEN_EVERYDAY,
  ...KITCHEN_ACTIVITIES,
  ...CARRY_EVERYDAY,
  ...CARRY_ACTIVITIES,
  ...NAVIGATION_AND_LIGHT,
  ...HEALTH_AND_SAFETY_EVERYDAY,
  ...HEALTH_AND_SAFETY_COLD_AND_WET,
  ...HEALTH_AND_SAFETY_ACTIVITIES,
  ...INSECTS,
  ...WATER_SPORTS_SWIM_AND_DIVE,
  ...WATER_SPORTS_BOATS_AND_BOARDS,
  ...SNOW_SPORTS,
  ...ACTIVITY_GEAR_MOUNTAINS,
  ...ACTIVITY_GEAR_OTHER,
  ...CAMERA_AND_OPTICS_PHOTOGRAPHY,
  ...CAMERA_AND_OPTICS_VIEWING,
  ...ELECTRONICS,
  ...DOCUMENTS_AND_MONEY,
  ...HYGIENE,
  ...FOR_CHILDREN,
  ...FOR_DOGS,
  ...NOT_BOUGHT,
  ...WITHDRAWN,
];

/**
 * Every product of the catalogue, active and withdrawn, in the order in which they are offered:
 * the essential ones first, then by category, then by id. The bundled pack is written from it, and
 * the rows of a database are too.
 */
export const PRODUCTS: readonly BundledProduct[] = ROWS.toSorted(byImportance).map(
  ({ product }) => product,
);

function byImportance(a: CatalogueRow, b: CatalogueRow): number {
  if (a.essential !== b.essential) return a.essential ? -1 : 1;
  const category = categoryOf(a) - categoryOf(b);
  return category === 0 ? a.product.id.localeCompare(b.product.id, 'en') : category;
}

function categoryOf({ product }: CatalogueRow): number {
  return PRODUCT_CATEGORIES.indexOf(product.category);
}
