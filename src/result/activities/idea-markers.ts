import type { TFunction } from 'i18next';
import { placeOf } from '#src/domain/day-plan/change-plan.ts';
import type { DayPlan } from '#src/domain/day-plan/day-plan.ts';
import { ideaKeys } from '#src/domain/day-plan/idea-key.ts';
import { nameOf } from '#src/domain/day-plan/kept-idea.ts';
import type { KeptIdea } from '#src/domain/day-plan/kept-idea.ts';
import type { Language } from '#src/domain/language/language.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { Wording } from '#src/domain/trip/trip.ts';
import { spellDirection } from '#src/wording/coordinates.ts';
import { knownKind } from './kind-icon.tsx';
import { splitNear } from './near-line.tsx';

type Words = { t: TFunction<'result'>; language: Language };

type Marker = {
  /** In the list of suggestions; kept ideas that the trip does not suggest come after them. */
  index: number;
  name: string;
  label: string;
  point: LatLng;
  kept: boolean;
  /** The day it lies on, from 0. */
  day: number | null;
  /** Its position on that day, from 0. */
  order: number;
};

/**
 * The ideas that have a point: suggestions, and kept ideas beside them that are near or lie on a
 * day.
 */
export function ideaMarkers(
  { recommendation, language: written }: Wording & { language: Language },
  plan: DayPlan,
  words: Words,
  isNear: (idea: KeptIdea) => boolean = () => true,
): Marker[] {
  const { suggestions } = recommendation.sections.activities;
  const keys = ideaKeys(suggestions);
  const suggested = suggestions.flatMap(({ name, near, featureKind, at }, index) => {
    if (at === undefined) return [];
    const distance = spellDirection(splitNear(near).distance || near, written);
    const parts = [name, kindOf(featureKind, words), distance];
    return [markerOf({ key: keys[index] ?? '', index, name, point: at, parts }, plan, words)];
  });
  const others = plan.kept.filter(({ key }) => !keys.includes(key));
  const added = others.flatMap((idea, index) => {
    const { key, names, at, kind } = idea;
    const isShown = isNear(idea) || placeOf(plan, key)?.in === 'ideas';
    if (at === undefined || !isShown) return [];
    const name = nameOf(names, words.language);
    const parts = [name, kindOf(kind, words)];
    const after = suggestions.length + index;
    return [markerOf({ key, index: after, name, point: at, parts }, plan, words)];
  });
  return [...suggested, ...added];
}

/** For each day that has any, the points of its ideas in their order. */
export function dayTrails({ days, kept }: DayPlan): { day: number; points: LatLng[] }[] {
  const pointOf = new Map(kept.map(({ key, at }) => [key, at]));
  return days.flatMap(({ ideas }, day) => {
    const points = ideas.flatMap((key) => pointOf.get(key) ?? []);
    return points.length === 0 ? [] : [{ day, points }];
  });
}

type Found = { key: string; index: number; name: string; point: LatLng; parts: readonly string[] };

function markerOf({ key, index, name, point, parts }: Found, plan: DayPlan, { t }: Words): Marker {
  const place = placeOf(plan, key);
  const { day, at: order } = place?.in === 'ideas' ? place : { day: null, at: 0 };
  const number = day === null ? String(index + 1) : t('onMap.day', { number: day + 1 });
  const state = day !== null ? '' : t(place === null ? 'onMap.notKept' : 'onMap.kept');
  const label = [number, ...parts, state].filter((part) => part !== '').join(', ');
  return { index, name, label, point, kept: place !== null, day, order };
}

function kindOf(featureKind: string | null, { t, language }: Words): string {
  const kind = knownKind(featureKind);
  if (kind === null) return '';
  const label = t(`kind.${kind}`);
  return language === 'en' ? label.toLowerCase() : label;
}
