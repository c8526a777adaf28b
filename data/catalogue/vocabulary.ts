import { GENERAL } from '#src/domain/catalogue.ts';
import { ACTIVITY_NAMES } from '#src/recommender/read/activity-names.ts';

/**
 * The three lists. Names are English and are the key; an id is the position from 1, so that a new name
 * goes to the end of its list.
 */
export const VOCABULARY_NAMES = {
  terrains: [
    GENERAL.terrain,
    'High mountains',
    'Mountains',
    'Hills',
    'Lowland',
    'High plateau',
    'Forest',
    'Desert',
    'Coast',
    'Island',
    'Lakes and rivers',
    'City',
    'Snow and ice',
    'Open sea',
  ],
  climates: [
    GENERAL.climate,
    'Arctic cold',
    'Winter cold',
    'Cool',
    'Mild',
    'Warm',
    'Hot and dry',
    'Hot and humid',
    'Rainy',
    'High altitude',
  ],
  activities: [GENERAL.activity, ...ACTIVITY_NAMES],
} as const;
