import type { TFunction } from 'i18next';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import { trekDays } from '#src/domain/day-plan/trek.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { legsOf } from '#src/domain/today/legs.ts';
import type { Leg } from '#src/domain/today/legs.ts';
import { saidKind } from '#src/domain/day-plan/said-kind.ts';
import { knownKind } from '#src/result/activities/kind-icon.tsx';
import { formatDuration } from '#src/wording/duration.ts';
import { formatShortWay } from '#src/wording/shown/shown-units.ts';

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type TodayWords = {
  t: TFunction<'today'>;
  tResult: TFunction<'result'>;
  language: Language;
};

/** A place of a day, with all that is said of where and what it is. */
export type TodayPlace = {
  idea: KeptIdea;
  name: string;
  /** 'Historic place'; empty where unknown. */
  kind: string;
  /** '1.5 hours'; empty where unknown. */
  hours: string;
  /** '6 km west of the pin'. */
  where: string;
};

/** The ideas of a day in their order; a trek lies on each of its days. */
export function ideasOn(plan: DayPlan, number: number): KeptIdea[] {
  const byKey = new Map(plan.kept.map((idea) => [idea.key, idea]));
  const trek = trekDays(plan)[number] ?? null;
  const { ideas = [] } = plan.days[number] ?? {};
  const keys = trek === null || ideas.includes(trek.key) ? ideas : [trek.key, ...ideas];
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

export function todayPlaces(
  ideas: readonly KeptIdea[],
  base: LatLng,
  words: TodayWords,
): TodayPlace[] {
  const legs = legsOf(
    base,
    ideas.map(({ at }) => at),
  );
  return ideas.map((idea, at) => placeOf(idea, legs[at] ?? null, words));
}

function placeOf(idea: KeptIdea, leg: Leg | null, words: TodayWords): TodayPlace {
  const { tResult, language } = words;
  const kind = knownKind(saidKind(idea));
  return {
    idea,
    name: nameOf(idea.names, language),
    kind: kind === null ? '' : tResult(`kind.${kind}`),
    hours: idea.hours === undefined ? '' : formatDuration(idea.hours, language),
    where: legWords(leg, words),
  };
}

export function legWords(leg: Leg | null, { t, language }: TodayWords): string {
  if (leg === null) return t('leg.unknown');
  const compass = COMPASS[Math.round(leg.bearing / 45) % COMPASS.length] ?? 'n';
  return t(`leg.${leg.how}`, {
    distance: formatShortWay(leg.km, language),
    direction: t(`direction.${compass}`),
    towards: t(`towards.${compass}`),
  });
}

/** For screen readers: '1, Jerónimos Monastery, historic place, 1.5 hours, 6 km west of the pin'. */
export function labelOf(place: TodayPlace, number: number, { t, language }: TodayWords): string {
  const kind = language === 'en' ? place.kind.toLowerCase() : place.kind;
  const about = [place.name, kind, place.hours, place.where]
    .filter((part) => part !== '')
    .join(', ');
  return t('place.label', { number, about });
}
