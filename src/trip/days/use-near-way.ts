import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { NearSight } from '#src/domain/day-plan/near-sights.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';

/** '0.6 km from Uffizi'; '12 km away' where it is far from all that is planned. */
export function useNearWay(): (sight: Pick<NearSight, 'km' | 'from'>) => string {
  const { t } = useTexts('days');
  const language = useLanguage();
  return ({ km, from }) => {
    const distance = formatShortWay(km, language);
    if (from === null) return t('idea.way', { distance });
    return t('near.from', { distance, stop: nameOf(from.names, language) });
  };
}
