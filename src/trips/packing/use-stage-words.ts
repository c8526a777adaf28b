import type { TripStage } from '#src/domain/list/packing-rows.ts';
import { useTexts } from '#src/i18n/use-texts.ts';

/** '34 days to go', 'Day 3 of 11'; empty after the trip. */
export function useStageWords(): (stage: TripStage) => string {
  const { t } = useTexts('trips');
  return (stage) => {
    switch (stage.when) {
      case 'before':
        return t('packing.daysToGo', { count: stage.days });
      case 'during':
        return t('packing.day', { day: stage.day, days: stage.days });
      case 'after':
        return '';
      default:
        return stage satisfies never;
    }
  };
}
