import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { isOwnIdea, nameOf } from '#src/domain/day-plan/kept-idea.ts';
import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import { saidKind } from '#src/domain/day-plan/said-kind.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { distanceKm } from '#src/domain/place/location.ts';
import { REACH_KM } from '#src/domain/place/reach.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { knownKind } from '#src/result/activities/kind-icon.tsx';
import { formatDuration } from '#src/wording/duration.ts';
import { localeOf } from '#src/wording/intl-formats.ts';
import { formatKilometres } from '#src/wording/shown/shown-units.ts';
import { baseOf } from './trip-ground.ts';
import type { TripGround } from './trip-ground.ts';

/** Nearer than this, in town, a distance decides nothing. */
const HERE_KM = 2;

/** Names of kept ideas, and a line about each, in the interface language. `mine`: the plan is one's own. */
export function useIdeaWords(
  plan: DayPlan,
  ground: Pick<TripGround, 'bases' | 'facts' | 'days'>,
  { mine = true } = {},
) {
  const { t } = useTexts('days');
  const { t: words } = useTexts('result');
  const language = useLanguage();
  /** A kept one, or one that could be put on a day. */
  const ideaOf = (key: string) =>
    plan.kept.find((idea) => idea.key === key) ??
    ground.facts.flatMap(({ spare }) => spare).find((idea) => idea.key === key);
  const nameByKey = (key: string) => nameOf(ideaOf(key)?.names ?? {}, language);
  return {
    ideaOf,
    nameOf: nameByKey,
    namesOf: (keys: readonly string[]) =>
      new Intl.ListFormat(localeOf(language)).format(keys.map(nameByKey)),
    /** 'Museum · an hour'. */
    kindAndHours: (idea: KeptIdea) => joined([kindOf(idea), hoursOf(idea)]),
    /** 'Museum · 43 km away · an hour'. */
    about: (idea: KeptIdea) =>
      joined([
        mine && isOwnIdea(idea) ? origin(idea) : kindOf(idea),
        wayTo(idea),
        hoursOf(idea),
        idea.note.replaceAll('\n', ' · '),
      ]),
  };

  function isOnDayOfChange(key: string): boolean {
    const place = placeOf(plan, key);
    if (place === null || place.in === 'unscheduled') return false;
    return (ground.days[place.day]?.from ?? null) !== null;
  }

  function hoursOf({ hours }: KeptIdea): string {
    return hours === undefined ? '' : formatDuration(hours, language);
  }

  function kindOf(idea: KeptIdea): string {
    const known = knownKind(saidKind(idea));
    return known === null ? '' : words(`kind.${known}`);
  }

  /** One's own, or of which list. */
  function origin({ list = '' }: KeptIdea): string {
    return list === '' ? t('idea.own') : t('idea.from', { list });
  }

  function wayTo(idea: KeptIdea): string {
    const km = idea.at === undefined ? 0 : distanceKm(baseOf(plan, idea, ground), idea.at);
    if (km > REACH_KM['half-day'] && isOnDayOfChange(idea.key)) return t('change.onTheWay');
    return km < HERE_KM ? '' : t('idea.way', { distance: formatKilometres(km, language) });
  }
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

export type IdeaWords = ReturnType<typeof useIdeaWords>;
