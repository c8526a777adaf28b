import { LANGUAGES } from '../language/language.ts';
import type { Language } from '../language/language.ts';

type Worded<Wording> = {
  trip: { language: Language };
  wordings: Readonly<Partial<Record<Language, Wording | undefined>>>;
};

/** The text in the wanted language, else in the trip's own, else in any; null without any. */
export function wordingIn<Wording extends object>(
  planned: Worded<Wording>,
  language: Language,
): (Wording & { language: Language }) | null {
  const order = [language, planned.trip.language, ...LANGUAGES];
  for (const candidate of order) {
    const wording = planned.wordings[candidate];
    if (wording !== undefined) return { ...wording, language: candidate };
  }
  return null;
}
