import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';
import { landSightsDe } from './land-sights.ts';
import { outdoorSightsDe } from './outdoor-sights.ts';
import { townSightsDe } from './town-sights.ts';
import { waterSightsDe } from './water-sights.ts';
import { waySightsDe } from './way-sights.ts';

export const sightTextsDe: SightTexts = {
  ...landSightsDe,
  ...waterSightsDe,
  ...townSightsDe,
  ...waySightsDe,
  ...outdoorSightsDe,
};
