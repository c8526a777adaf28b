import type { ThemeId } from '../wish-keys.ts';
import { ANIMAL_THEMES } from './animal-themes.ts';
import { NATURE_THEMES } from './nature-themes.ts';
import { OCCASION_THEMES } from './occasion-themes.ts';
import { SEASON_THEMES } from './season-themes.ts';
import { SPORT_THEMES } from './sport-themes.ts';
import { TABLE_THEMES } from './table-themes.ts';
import type { ThemeRules } from './theme.ts';
import { TOWN_THEMES } from './town-themes.ts';
import { WATER_AND_MOUNTAIN_THEMES } from './water-and-mountain-themes.ts';

export { isThemeId } from '../wish-keys.ts';
export type { ThemeId } from '../wish-keys.ts';

/** All wishes that are narrower than an activity of the catalogue, or have none there. */
export const THEMES: Readonly<Record<ThemeId, ThemeRules>> = {
  ...OCCASION_THEMES,
  ...SPORT_THEMES,
  ...WATER_AND_MOUNTAIN_THEMES,
  ...NATURE_THEMES,
  ...SEASON_THEMES,
  ...ANIMAL_THEMES,
  ...TOWN_THEMES,
  ...TABLE_THEMES,
};
