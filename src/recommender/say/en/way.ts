import type { WayWords } from '../sights/way-words.ts';

export const wayEn: WayWords = {
  within: 'You are in it',
  close: 'under 1\u00A0km',
  acrossWater: 'across the water',
  beyondRidge: 'beyond the ridge',
  passport: 'Across the border: take your passport',
};
