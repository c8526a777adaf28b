import { isActivityName } from './activity-names.ts';
import type { ActivityName } from './activity-names.ts';
import { THEMES } from './themes/themes.ts';
import type { ThemeId } from './themes/themes.ts';

/** An activity of the catalogue as a whole, or a theme. */
export type WishKey = ActivityName | ThemeId;

/** A wish in the traveller's text, with the original word that names it. */
export type Wish = { key: WishKey; word: string };

/** The catalogue's activity whose equipment serves the wish; null where there is none. */
export function activityOf(key: WishKey): ActivityName | null {
  return isActivityName(key) ? key : THEMES[key].activity;
}
