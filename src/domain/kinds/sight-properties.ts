// Generated from data/kinds/sights.txt by `npm run data -- <folder> kinds`: change that file.

/** Kinds that are much alike, of which a plan names few; empty for a kind of its own. */
export const SIGHTS_BY_GROUP = {
  hollow: ['waterfall', 'cave', 'gorge', 'river', 'valley'],
  height: ['volcano', 'glacier', 'viewpoint', 'summit', 'rock', 'cable-car'],
  shore: ['beach', 'coast', 'island', 'lake', 'lighthouse'],
  green: ['forest', 'park', 'garden', 'zoo'],
  'old-walls': ['heritage', 'ruin', 'castle', 'palace'],
  memorial: ['monument', 'temple'],
  stage: ['museum', 'theatre'],
  streets: ['quarter', 'square', 'market', 'bridge', 'village'],
  way: ['trail', 'cycle-route', 'scenic-road', 'railway', 'boat-trip'],
  animals: ['whale-watching', 'turtle-beach', 'birding', 'wildlife'],
} as const;

/** A roof over all of it wherever it is, unlike a bath, a market or a cave. */
export const ROOFED_SIGHTS = ['castle', 'palace', 'temple', 'museum', 'theatre'] as const;

/** A way from one place to another: it runs through many places and begins with the name of one. */
export const WAY_SIGHTS = ['trail', 'cycle-route', 'scenic-road', 'railway', 'boat-trip'] as const;

/** Its size is a length; that of the other kinds is a height. */
export const LONG_SIGHTS = [
  'river',
  'trail',
  'cycle-route',
  'scenic-road',
  'railway',
  'rafting',
] as const;

/** An outing whose point is not the place. */
export const OUTING_SIGHTS = ['whale-watching', 'dark-sky'] as const;

/** An area in which one stands on dry land. */
export const STOOD_IN_SIGHTS = [
  'volcano',
  'glacier',
  'island',
  'valley',
  'forest',
  'desert',
  'park',
  'garden',
  'heritage',
  'ruin',
  'quarter',
  'village',
  'winery',
  'wildlife',
  'dark-sky',
] as const;

/** For those who ask: nobody is sent diving unasked. */
export const FOR_FEW_SIGHTS = [
  'winery',
  'ski-area',
  'cycle-route',
  'birding',
  'dark-sky',
  'dive-site',
  'surf-spot',
  'climbing-area',
  'via-ferrata',
  'rafting',
  'zoo',
  'theme-park',
] as const;

/** There are many: only the better known are named unasked. */
export const FOR_SOME_SIGHTS = [
  'beach',
  'trail',
  'scenic-road',
  'railway',
  'extreme-point',
] as const;

/** One rides there and sees it from the seat. */
export const RIDE_SIGHTS = ['scenic-road', 'railway'] as const;

/** On foot over open ground, neither in snow nor in heat. */
export const FAIR_WEATHER_SIGHTS = ['volcano', 'gorge', 'summit', 'valley', 'trail'] as const;

/** By one's own strength, and not under snow. */
export const STRENGTH_SIGHTS = [
  'trail',
  'cycle-route',
  'climbing-area',
  'via-ferrata',
  'rafting',
] as const;

/** Far out for long: not in harsh weather, nor on foot among wild animals. */
export const EXPOSED_SIGHTS = [
  'volcano',
  'gorge',
  'glacier',
  'coast',
  'summit',
  'valley',
  'forest',
  'desert',
  'trail',
  'cycle-route',
  'climbing-area',
  'via-ferrata',
  'rafting',
] as const;

/** With a rope. */
export const ROPE_SIGHTS = ['climbing-area', 'via-ferrata'] as const;

/** In a boat. */
export const FLOATS_SIGHTS = ['river', 'boat-trip', 'rafting'] as const;

/** On the sand of a beach. */
export const BEACH_SIGHTS = ['beach', 'turtle-beach'] as const;

/** One goes into the sea. */
export const IN_SEA_SIGHTS = ['beach', 'dive-site', 'surf-spot'] as const;

/** Concerned by dangers of the sea. */
export const SEASIDE_SIGHTS = ['beach', 'turtle-beach', 'dive-site', 'surf-spot'] as const;

/** Concerned by dangers of water, the sea or not. */
export const WATERSIDE_SIGHTS = [
  'beach',
  'lake',
  'river',
  'turtle-beach',
  'dive-site',
  'surf-spot',
  'rafting',
] as const;

/** Concerned by dangers to those who walk. */
export const ON_FOOT_SIGHTS = [
  'waterfall',
  'volcano',
  'hot-spring',
  'gorge',
  'glacier',
  'coast',
  'viewpoint',
  'summit',
  'valley',
  'forest',
  'park',
  'trail',
  'wildlife',
] as const;

/** The water itself, or on it: nobody is told that it lies across the water. */
export const IS_WATER_SIGHTS = [
  'coast',
  'lake',
  'river',
  'boat-trip',
  'whale-watching',
  'dive-site',
  'surf-spot',
] as const;

/** Bathed at whether or not its data say so. */
export const BATHED_SIGHTS = ['hot-spring', 'beach', 'bath'] as const;

/** Cool, wet or indoors: no word on heat. */
export const COOL_SIGHTS = [
  'waterfall',
  'cave',
  'beach',
  'museum',
  'theatre',
  'bath',
  'railway',
  'boat-trip',
  'dark-sky',
  'dive-site',
  'surf-spot',
  'rafting',
  'christmas-market',
] as const;

/** One walks there, for hours rather than minutes. */
export const WALKED_SIGHTS = [
  'waterfall',
  'gorge',
  'coast',
  'summit',
  'rock',
  'valley',
  'forest',
  'trail',
] as const;

/** Where one strolls for an hour, unless its note says that one walks. */
export const STROLLED_SIGHTS = ['waterfall', 'coast', 'rock', 'lake', 'park'] as const;

/** On a mountain, or the way up: several of one name are one outing. */
export const OF_MOUNTAIN_SIGHTS = [
  'volcano',
  'glacier',
  'viewpoint',
  'summit',
  'rock',
  'railway',
  'cable-car',
] as const;

/** At one point on which all sources agree. */
export const ONE_POINT_SIGHTS = [
  'waterfall',
  'volcano',
  'hot-spring',
  'cave',
  'gorge',
  'beach',
  'viewpoint',
  'summit',
  'rock',
  'garden',
  'heritage',
  'ruin',
  'castle',
  'palace',
  'monument',
  'temple',
  'museum',
  'quarter',
  'square',
  'market',
  'bridge',
  'village',
  'theatre',
  'bath',
  'cable-car',
  'turtle-beach',
  'lighthouse',
  'zoo',
  'theme-park',
  'extreme-point',
] as const;

/** Where one would not like to be after dark. */
export const NO_LAMPS_SIGHTS = [
  'waterfall',
  'volcano',
  'gorge',
  'glacier',
  'beach',
  'coast',
  'viewpoint',
  'summit',
  'rock',
  'island',
  'lake',
  'valley',
  'forest',
  'desert',
  'park',
  'trail',
  'cycle-route',
  'birding',
  'wildlife',
  'climbing-area',
] as const;

/** A spot that names a point: who is there, is at it, and not in the next village. */
export const SPOT_SIGHTS = [
  'waterfall',
  'volcano',
  'hot-spring',
  'cave',
  'gorge',
  'glacier',
  'coast',
  'viewpoint',
  'summit',
  'rock',
  'lake',
  'heritage',
  'ruin',
  'castle',
  'palace',
  'monument',
  'temple',
  'cable-car',
  'lighthouse',
  'extreme-point',
] as const;

/** Asked for by name, but in a town or too wide to name a point. */
export const SEARCHED_SIGHTS = [
  'beach',
  'island',
  'valley',
  'desert',
  'park',
  'garden',
  'museum',
  'quarter',
  'square',
  'market',
  'bridge',
  'village',
  'theatre',
  'bath',
  'wildlife',
  'zoo',
  'theme-park',
] as const;

/** In lists there are many that only their neighbours know. */
export const MANY_SIGHTS = ['castle', 'palace'] as const;

/** What the typed lists of data/sights call its size are months. */
export const SEASONAL_SIGHTS = [
  'garden',
  'whale-watching',
  'turtle-beach',
  'birding',
  'surf-spot',
] as const;

/** What the typed lists of data/sights call its size are metres. */
export const HIGH_SIGHTS = ['waterfall', 'gorge'] as const;
