/**
 * The activities that this recommender has rules and texts for, in the order of their ids in our
 * catalogue. An analysis names only those that the given vocabulary has too.
 */
export const ACTIVITY_NAMES = [
  'Hiking',
  'Mountaineering',
  'Climbing',
  'Camping',
  'Cycling',
  'Swimming and beach',
  'Snorkelling and diving',
  'Paddling',
  'Sailing',
  'Surfing',
  'Fishing',
  'Skiing and snowboarding',
  'Winter walking',
  'Photography',
  'Wildlife watching',
  'Stargazing',
  'City sightseeing',
  'Culture and museums',
  'Food and markets',
  'Relaxation and wellness',
  'Running',
  'Family outings',
] as const;

export type ActivityName = (typeof ACTIVITY_NAMES)[number];

export function isActivityName(name: string): name is ActivityName {
  return ACTIVITY_NAMES.some((known) => known === name);
}
