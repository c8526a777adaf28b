import type { FestivalWords } from '../festivals/festival-words.ts';

export const festivalsEn: FestivalWords = {
  about: (range) => `About ${range}`,
  otherDays: (name, range) => `${name} is not on your days (the next: ${range}).`,
};
