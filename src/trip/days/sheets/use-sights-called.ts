import { useMemo } from 'react';
import type { ReachableSight } from '#src/domain/place/reachable-sight.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { NO_FILTER, filterSights } from '#src/sights/list/filter-sights.ts';

const SHORTEST = 3;
const MOST = 4;

/** The sights that are called as was typed, or are of that kind; not those whose notes have the word. */
export function useSightsCalled(
  sights: readonly ReachableSight[],
  text: string,
): readonly ReachableSight[] {
  const { t } = useTexts('result');
  return useMemo(() => {
    if (text.trim().length < SHORTEST) return [];
    const words = {
      isKept: () => false,
      kindName: (kind: ReachableSight['kind']) => t(`kind.${kind}`),
    };
    return filterSights(sights, { ...NO_FILTER, text }, words)
      .filter(({ quote }) => quote === null)
      .slice(0, MOST)
      .map(({ sight }) => sight);
  }, [sights, text, t]);
}
