import { useTexts } from '#src/i18n/use-texts.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';

/** The instruction in placing mode: click, or on a touch screen tap (specification, section 2). */
export function usePlacingLabel(): string {
  const { t } = useTexts('planner');
  return t(useMediaQuery('(pointer: coarse)', false) ? 'map.placing-touch' : 'map.placing');
}
