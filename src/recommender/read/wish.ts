import type { Language } from '#src/domain/language.ts';
import { isActivityName } from './activity-names.ts';
import type { ActivityName } from './activity-names.ts';
import { activitiesDe } from '#src/recommender/say/de/activities.ts';
import { activitiesEn } from '#src/recommender/say/en/activities.ts';
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

/** Jobs of the packing list that serve the wish without being made for its activity. */
export function packsFor(key: WishKey): readonly string[] {
  return isActivityName(key) ? [] : (themeOf(key).packs ?? []);
}

export function themeOf(key: ThemeId): Theme {
  return THEMES[key];
}
