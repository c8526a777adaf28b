/** A demand of an idea on whoever follows it, as the rules of safety read it. */
export type IdeaTrait =
  /** Written for those who must not go alone, or need not go out: nothing rules it out. */
  | 'careful'
  /** For the day when one can travel there again. */
  | 'for-later'
  /** Where wild animals come, though not on foot for long. */
  | 'outside'
  | 'on-foot'
  /** One sleeps outside. */
  | 'camps'
  /** A vehicle or a boat brings one there, and one stays in or near it. */
  | 'by-vehicle'
  /** A day outside, though not on foot for all of it. */
  | 'out-all-day'
  /** A warm room is never far. */
  | 'near-shelter'
  | 'stands-still'
  /** Far out in the country, for the sake of its animals. */
  | 'among-animals'
  /** Where snow lies on slopes, an avalanche may come down. */
  | 'over-slopes'
  /** To the top of a mountain, without a rope. */
  | 'to-the-top'
  /** Up a mountain with rope and ice axe. */
  | 'mountaineers'
  /** Up the rock of a mountain. */
  | 'on-rock'
  | 'skis'
  | 'bathes'
  /** At the edge of water that one may step into. */
  | 'by-the-water'
  | 'dives'
  | 'surfs'
  /** On the water in a small boat. */
  | 'in-boat';

type Traits = readonly IdeaTrait[];

/* Of most ideas of one activity. */
export const HIKES = ['on-foot', 'over-slopes'] as const satisfies Traits;
export const CLIMBS = ['on-foot', 'mountaineers'] as const satisfies Traits;
export const CAMPS = ['on-foot', 'camps'] as const satisfies Traits;
export const SKIS = ['outside', 'skis'] as const satisfies Traits;
export const BATHES = ['outside', 'bathes'] as const satisfies Traits;
export const DIVES = ['outside', 'dives'] as const satisfies Traits;
export const SURFS = ['outside', 'surfs'] as const satisfies Traits;
export const PADDLES = ['outside', 'in-boat'] as const satisfies Traits;
export const WATCHES = ['outside', 'among-animals'] as const satisfies Traits;
export const STARGAZES = ['outside', 'stands-still'] as const satisfies Traits;
