import { useTexts } from '#src/i18n/use-texts.ts';
import { usePlanner } from '../planner-context.ts';

/**
 * The destination's name, or why there is none (specification, section 8). Null
 * while it is looked up, and where there is no destination.
 */
export function usePlaceName(): string | null {
  const { t } = useTexts('planner');
  const name = usePlanner(({ place }) => (place.status === 'chosen' ? place.name : null));
  if (name?.status === 'failed') return t('place.not-found');
  if (name?.status !== 'ready') return null;
  return name.value === '' ? t('place.unknown') : name.value;
}
