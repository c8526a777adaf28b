import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { isOwnIdea, nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { knownKind } from '#src/result/activities/kind-icon.tsx';
import { formatDuration } from '#src/wording/duration.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';

/** Nearer than this, in town, a distance decides nothing. */
const HERE_KM = 2;

/** Names of kept ideas, and a line about each, in the interface language. `mine`: the plan is one's own. */
export function useIdeaWords(plan: DayPlan, base: LatLng, { mine = true } = {}) {
  const { t } = useTexts('days');
  const { t: words } = useTexts('result');
  const language = useLanguage();
  const ideaOf = (key: string) => plan.kept.find((idea) => idea.key === key);
  const nameByKey = (key: string) => nameOf(ideaOf(key)?.names ?? {}, language);
  return {
    ideaOf,
    nameOf: nameByKey,
    namesOf: (keys: readonly string[]) => keys.map(nameByKey).join(', '),
    /** 'Museum · 43 km away · an hour'. */
    about: (idea: KeptIdea) =>
      [
        mine && isOwnIdea(idea) ? origin(idea) : kindOf(idea),
        wayTo(idea.at),
        idea.hours === undefined ? '' : formatDuration(idea.hours, language),
        idea.note.replaceAll('\n', ' · '),
      ]
        .filter((part) => part !== '')
        .join(' · '),
  };

  function kindOf({ kind }: KeptIdea): string {
    const known = knownKind(kind);
    return known === null ? '' : words(`kind.${known}`);
  }

  /** One's own, or of which list. */
  function origin({ list = '' }: KeptIdea): string {
    return list === '' ? t('idea.own') : t('idea.from', { list });
  }

  function wayTo(at: LatLng | undefined): string {
    const km = at === undefined ? 0 : distanceKm(base, at);
    return km < HERE_KM ? '' : t('idea.way', { distance: formatKilometres(km, language) });
  }
}

export type IdeaWords = ReturnType<typeof useIdeaWords>;
