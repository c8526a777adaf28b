import type { Language } from '#src/domain/language.ts';
import { activitiesDe } from '#src/recommender/say/de/activities.ts';
import { activitiesEn } from '#src/recommender/say/en/activities.ts';
import { isActivityName } from './activity-names.ts';
import { THEMES } from './themes/themes.ts';
import type { Theme } from './themes/theme.ts';
import { THEME_ACTIVITY } from './wish-keys.ts';
import type { ThemeId, WishKey } from './wish-keys.ts';

export { activityOf } from './wish-keys.ts';
export type { WishKey } from './wish-keys.ts';

/** A wish in the traveller's text, with the original word that names it. */
export type Wish = { key: WishKey; word: string };

const ACTIVITIES = { en: activitiesEn, de: activitiesDe } as const;

/** 'hiking', 'golf'. */
export function labelOf(key: WishKey, language: Language): string {
  return isActivityName(key) ? ACTIVITIES[language].label[key] : themeOf(key)[language];
}

/** Jobs of the packing list that serve the wish without being made for its activity. */
export function packsFor(key: WishKey): readonly string[] {
  return isActivityName(key) ? [] : (themeOf(key).packs ?? []);
}

export function themeOf(key: ThemeId): Theme {
  return { ...THEMES[key], activity: THEME_ACTIVITY[key] };
}
