import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { NearChips } from '#src/trip/days/list/near-chips.tsx';

type FreeDayProps = { sights: readonly NearSight[]; onPut: (idea: KeptIdea) => void };

/** Two sights near by; a press plans one for today. */
export function FreeDay({ sights, onPut }: FreeDayProps) {
  const { t } = useTexts('today');
  return (
    <NearChips
      label={t('free.near')}
      sights={sights}
      putLabel={(sight) => t('free.put', sight)}
      onPut={onPut}
    />
  );
}
