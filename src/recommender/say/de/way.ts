import type { WayWords } from '../sights/way-words.ts';

export const wayDe: WayWords = {
  within: 'Du bist mittendrin',
  close: 'unter 1\u00A0km',
  acrossWater: 'jenseits des Wassers',
  beyondRidge: 'jenseits des Bergkamms',
  passport: 'Jenseits der Grenze: nimm den Reisepass mit',
};
