import { applyEdits } from '#src/domain/list/apply-edits.ts';
import type { ListLine } from '#src/domain/list/apply-edits.ts';
import { LANGUAGES } from '#src/domain/language/language.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';
import { nameForms, productForms } from './same-name.ts';

/** A line that the trip's list has already. */
export type KnownLine = {
  key: string;
  name: string;
  quantity: number;
  /** It was set aside as not needed. */
  away: boolean;
};

/** Finds what the list has already, by its name in every language of the trip and as it was renamed. */
export function knownLines(
  saved: Pick<SavedTrip, 'wordings' | 'listEdits'>,
): (name: string) => KnownLine | null {
  const byForm = new Map<string, KnownLine>();
  const learn = (line: ListLine, away: boolean) => {
    const { key, name, quantity, own, unchanged } = line;
    const forms = own ? nameForms(name) : [...productForms(name), ...productForms(unchanged.name)];
    for (const form of forms) {
      if (!byForm.has(form)) byForm.set(form, { key, name, quantity, away });
    }
  };
  const lists = LANGUAGES.map(
    (language) =>
      saved.wordings[language]?.recommendation.sections.recommendedEquipment ?? { categories: [] },
  ).map((equipment) => applyEdits(equipment, saved.listEdits));
  // Lines on the list come first: one that was set aside may have the same name.
  for (const { categories } of lists) {
    for (const { products } of categories) products.forEach((line) => learn(line, false));
  }
  for (const { away } of lists) away.forEach((line) => learn(line, true));
  return (name) => {
    const form = nameForms(name).find((one) => byForm.has(one));
    return form === undefined ? null : (byForm.get(form) ?? null);
  };
}
