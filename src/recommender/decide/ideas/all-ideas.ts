import { CAREFUL_IDEAS } from './careful-ideas.ts';
import type { Idea } from './idea.ts';
import { MOUNTAIN_IDEAS } from './mountain-ideas.ts';
import { NATURE_IDEAS } from './nature-ideas.ts';
import { TOWN_IDEAS } from './town-ideas.ts';
import { WATER_IDEAS } from './water-ideas.ts';
import { WISH_IDEAS } from './wishes/wish-ideas.ts';

/** All ideas; of one activity, narrower ideas come before general ones. */
export const ALL_IDEAS: readonly Idea[] = [
  ...WISH_IDEAS,
  ...CAREFUL_IDEAS,
  ...MOUNTAIN_IDEAS,
  ...WATER_IDEAS,
  ...NATURE_IDEAS,
  ...TOWN_IDEAS,
];
