import { nameOfPerson } from '#src/domain/list/people.ts';
import type { Whose } from '#src/domain/list/list-edits.ts';
import { useTexts } from '#src/i18n/use-texts.ts';

/** 'Shared', a traveller's name, or 'Person 2'. */
export function useWhoseName(people: readonly string[]): (whose: Whose) => string {
  const { t } = useTexts('result');
  return (whose) => {
    if (whose === 'shared') return t('equipment.edit.shared');
    const name = nameOfPerson(people, whose);
    return name === '' ? t('equipment.edit.person', { number: whose }) : name;
  };
}
