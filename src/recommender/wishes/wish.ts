import type { Language } from '#src/domain/language.ts';
import { isActivityName } from '../activity-names.ts';
import type { ActivityName } from '../activity-names.ts';
import { activitiesDe } from '../de/activities.ts';
import { activitiesEn } from '../en/activities.ts';
import { obstacleTo } from '../season/obstacle.ts';
import type { Obstacle } from '../season/obstacle.ts';
import { dryLand } from '../season/conditions-of-place.ts';
import type { TripFacts } from '../trip-facts.ts';
import { THEMES } from './themes/themes.ts';
import type { ThemeId } from './themes/themes.ts';
import type { Theme } from './themes/theme.ts';

/** An activity of the catalogue as a whole, or a theme. */
export type WishKey = ActivityName | ThemeId;

/** A wish in the traveller's text, with the original word that names it. */
export type Wish = { key: WishKey; word: string };

const ACTIVITIES = { en: activitiesEn, de: activitiesDe } as const;

/** The catalogue's activity whose equipment serves the wish; null where there is none. */
export function activityOf(key: WishKey): ActivityName | null {
  return isActivityName(key) ? key : themeOf(key).activity;
}

/** 'hiking', 'golf'. */
export function labelOf(key: WishKey, language: Language): string {
  return isActivityName(key) ? ACTIVITIES[language].label[key] : themeOf(key)[language];
}

/** Why the wish is impossible on this trip; null when it is possible. */
export function obstacleToWish(key: WishKey, facts: TripFacts): Obstacle | null {
  if (isActivityName(key)) return obstacleTo(key, facts);
  const { activity, obstacle } = themeOf(key);
  if (obstacle !== undefined) return obstacle(facts);
  if (activity !== null) return obstacleTo(activity, facts);
  return dryLand(facts) ? null : 'open-sea';
}

/** Jobs of the packing list that serve the wish without being made for its activity. */
export function packsFor(key: WishKey): readonly string[] {
  return isActivityName(key) ? [] : (themeOf(key).packs ?? []);
}

function themeOf(key: ThemeId): Theme {
  return THEMES[key];
}
