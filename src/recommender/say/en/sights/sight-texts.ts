import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';
import { landSightsEn } from './land-sights.ts';
import { outdoorSightsEn } from './outdoor-sights.ts';
import { townSightsEn } from './town-sights.ts';
import { waterSightsEn } from './water-sights.ts';
import { waySightsEn } from './way-sights.ts';

export const sightTextsEn: SightTexts = {
  ...landSightsEn,
  ...waterSightsEn,
  ...townSightsEn,
  ...waySightsEn,
  ...outdoorSightsEn,
};
