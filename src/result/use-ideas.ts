import { useCallback, useMemo, useState } from 'react';
import { wordingIn } from '#src/domain/trip.ts';
import type { PlannedTrip } from '#src/domain/trip.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { spellDirection } from '#src/wording/coordinates.ts';
import type { IdeaChoice, IdeaSelection } from './activities/idea-selection.ts';
import { knownKind } from './activities/kind-icon.tsx';
import { splitNear } from './activities/near-line.tsx';

/**
 * The ideas of a result, in the list (`selection`) and on the map (`onMap`): both show which one is
 * open, and either may open another. Both are stable while nothing changes.
 */
export function useIdeas(planned: PlannedTrip) {
  const { t } = useTexts('result');
  const language = useLanguage();
  const [choice, setChoice] = useState<IdeaChoice>({ index: 0, from: 'start' });
  const [pointed, setPointed] = useState<number | null>(null);
  const onChoose = useCallback((index: number) => setChoice({ index, from: 'list' }), []);
  const onSelect = useCallback((index: number) => setChoice({ index, from: 'map' }), []);
  const selection = useMemo<IdeaSelection>(
    () => ({ choice, onChoose, onPoint: setPointed }),
    [choice, onChoose],
  );
  const { trip, wordings } = planned;
  const drops = useMemo(() => {
    const wording = wordingIn({ trip, wordings }, language);
    if (wording === null) return [];
    const { suggestions } = wording.recommendation.sections.activities;
    return suggestions.flatMap(({ name, near, featureKind, at }, index) => {
      if (at === undefined) return [];
      const kind = knownKind(featureKind);
      const kindLabel = kind === null ? '' : t(`kind.${kind}`);
      const words = [
        String(index + 1),
        name,
        language === 'en' ? kindLabel.toLowerCase() : kindLabel,
        spellDirection(splitNear(near).distance || near, wording.language),
      ];
      return { index, name, label: words.filter((word) => word !== '').join(', '), point: at };
    });
  }, [trip, wordings, language, t]);
  const selected = pointed ?? choice.index;
  const onMap = useMemo(() => {
    if (drops.length === 0) return null;
    const heapLabel = (numbers: string) => t('onMap.heap', { numbers });
    return { drops, selected, onSelect, listLabel: t('onMap.list'), heapLabel };
  }, [drops, selected, onSelect, t]);
  return { selection, onMap };
}
