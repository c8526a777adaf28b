import * as v from 'valibot';
import { PRODUCT_CATEGORIES, amountSchema } from '../catalogue.ts';
import { celsiusSchema } from '../climate/climate.ts';
import { isoDaySchema } from '../days/day.ts';
import { latLngSchema } from '../place/location.ts';
import { MOST_HOURS } from '../place/sights.ts';
import { MOST_STOPS } from '../stops/stays.ts';

/** Kinds of weather, and dangers of place and season; each has an icon. */
export const CONDITION_TYPES = [
  'sunny',
  'dry',
  'mild',
  'warm',
  'heat',
  'humid',
  'strong-sun',
  'showers',
  'rain',
  'thunderstorms',
  'snow',
  'frost',
  'cold',
  'fog',
  'wind',
  'long-days',
  'short-days',
  'midnight-sun',
  'polar-night',
  'thin-air',
  'storm-season',
  'tides',
  'ticks',
  'mosquitoes',
  'polar-bears',
] as const;

export type ConditionType = (typeof CONDITION_TYPES)[number];

/** From 0. */
const stopIndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STOPS - 1));

const temperatureSchema = v.object({
  /** Mean daily low of the trip's days. */
  min: celsiusSchema,
  /** Mean daily high of the trip's days. */
  max: celsiusSchema,
  unit: v.literal('celsius'),
});

/** `type` is any text (an AI may invent one); those of CONDITION_TYPES have icons. */
const conditionSchema = v.object({ type: v.string(), description: v.string() });

/**
 * 'hire-there': nobody brings it along. 'buy-there': it must not or need not travel. 'borrow': from
 * friends or a hire shop, since it is outgrown in a winter.
 */
const OBTAIN = ['buy', 'hire-there', 'buy-there', 'borrow'] as const;

export type Obtain = (typeof OBTAIN)[number];

/** The index of a stop, and its own quantity and reasons. */
const lineAtStopSchema = v.object({
  at: stopIndexSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  reason: v.string(),
  shortReason: v.optional(v.string()),
});

const recommendedProductSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** Euro for one piece; null when unknown. */
  price: v.nullable(amountSchema),
  affiliate_link: v.string(),
  /** Why this trip needs it, with the figure that is the cause. Empty when not given. */
  reason: v.optional(v.string(), ''),
  /** The reason in a few words, for the row: 'nights down to 2 °C'. Absent when not given. */
  shortReason: v.optional(v.string()),
  /** Its use, for example 'rain-jacket': the same for every product that does this job. */
  job: v.optional(v.string()),
  /** Degrees Celsius down to which it keeps warm; absent where that says nothing. */
  warmth: v.optional(celsiusSchema),
  /** Where it comes from if the traveller has none; bought before the trip when absent. */
  obtain: v.optional(v.picklist(OBTAIN)),
  /** How many the whole group needs. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  /** Grams for one piece; null when unknown. */
  weight_g: v.optional(v.nullable(amountSchema), null),
  /** The day the price was checked, YYYY-MM-DD; null when unknown. */
  price_checked_on: v.optional(v.nullable(isoDaySchema), null),
  /** The wish that it serves, 'hiking'; absent without one. */
  wish: v.optional(v.string()),
  /** The reason at each stop that needs it, the first one first; absent on a trip of one stop. */
  stops: v.optional(v.array(lineAtStopSchema)),
});

/** 'trip': what place, season and plans add. 'have': what nearly everybody has at home. */
export const LIST_PARTS = ['trip', 'have'] as const;

export type ListPart = (typeof LIST_PARTS)[number];

const equipmentCategorySchema = v.object({
  name: v.string(),
  /** Selects the icon; null for an unknown category. */
  kind: v.optional(v.nullable(v.picklist(PRODUCT_CATEGORIES)), null),
  /** The list it belongs to; 'trip' when absent. */
  part: v.optional(v.picklist(LIST_PARTS)),
  products: v.array(recommendedProductSchema),
});

export const suggestionSchema = v.object({
  /** Its key in a plan of days, the same in every language; see day-plan/idea-key.ts. */
  key: v.optional(v.string()),
  name: v.string(),
  description: v.string(),
  /** Ids of products in `recommendedEquipment`. */
  recommendedProducts: v.array(v.string()),
  /** The real feature it happens at, e.g. 'Skuleskogen, 7 km W'; empty when none is near. */
  near: v.optional(v.string(), ''),
  /** Selects the icon, a name of the activity vocabulary; null for an unknown activity. */
  activity: v.optional(v.nullable(v.string()), null),
  /** Where it is, for the map; absent for an idea that needs no place. */
  at: v.optional(latLngSchema),
  /** When to be there, 'Before nine, when the coaches come'. */
  when: v.optional(v.string()),
  /** How long it takes there, '2 hours'. */
  duration: v.optional(v.string()),
  /** The same as a number. */
  hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_HOURS))),
  /** The effort or condition for a visit, for example '300 steps, no lift'. */
  asks: v.optional(v.string()),
  /** The care that these travellers take there: 'No railing in places: hold the children by the hand.' */
  care: v.optional(v.string()),
  /** Kind of the named feature, for its icon; null when there is none. */
  featureKind: v.optional(v.nullable(v.string()), null),
  /** The wish that it serves, 'hiking'; absent without one. */
  wish: v.optional(v.string()),
  /** The index of its stop; absent on a trip of one stop. */
  stop: v.optional(stopIndexSchema),
  /** It came with a shared trip, for a wish that did not: computed again, the trip does not suggest it. */
  linked: v.fallback(v.optional(v.literal(true)), undefined),
});

/** Wishes that meant nothing to the device, as typed, and up to two activities to try instead. */
const notUnderstoodSchema = v.object({
  words: v.array(v.string()),
  instead: v.array(v.string()),
});

/**
 * Of a stop that was just planned: the wishes that it answers, as typed, and those that it does not, with the
 * sentence of the summary that says so. Read once all stops are planned, and not stored.
 */
const stopWishesSchema = v.object({
  met: v.array(v.string()),
  unmet: v.array(v.object({ words: v.array(v.string()), text: v.string() })),
  /** The sentence of the summary on what the traveller does not want; empty where that is nothing. */
  refused: v.optional(v.string(), ''),
});

/** Icons of the notes on safety. */
const SAFETY_TYPES = [
  'health',
  'animals',
  'water',
  'ground',
  'weather',
  'law',
  'calendar',
] as const;

export type SafetyType = (typeof SAFETY_TYPES)[number];

/**
 * A danger or rule of the place, or what its calendar closes or fills: 'Reynisfjara', 'sneaker waves
 * reach far up the sand'.
 */
const safetyNoteSchema = v.object({
  type: v.picklist(SAFETY_TYPES),
  lead: v.string(),
  text: v.string(),
});

export const activitiesSchema = v.object({
  title: v.string(),
  summary: v.string(),
  suggestions: v.array(suggestionSchema),
  notUnderstood: v.optional(notUnderstoodSchema),
  wishes: v.optional(stopWishesSchema),
  /** Most important first. */
  safety: v.optional(v.array(safetyNoteSchema)),
});

/** A part that an AI service left out is an empty text or list, or null. */
export const recommendationSchema = v.object({
  /** The AI model that wrote the texts; the device's have none, nor have older trips. */
  model: v.optional(v.string()),
  sections: v.object({
    weather: v.object({
      title: v.string(),
      summary: v.string(),
      temperature: v.nullable(temperatureSchema),
      conditions: v.array(conditionSchema),
    }),
    recommendedEquipment: v.object({
      title: v.string(),
      summary: v.string(),
      categories: v.array(equipmentCategorySchema),
      /** Number of products to choose from: 0 when none could be read, null when unknown. */
      offered: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
    }),
    activities: activitiesSchema,
  }),
});

/** The three sections of the specification, with some more fields. */
export type Recommendation = v.InferOutput<typeof recommendationSchema>;
export type Weather = Recommendation['sections']['weather'];
export type Temperature = NonNullable<Weather['temperature']>;
export type Equipment = Recommendation['sections']['recommendedEquipment'];
export type Activities = Recommendation['sections']['activities'];
export type EquipmentCategory = Equipment['categories'][number];
export type LineAtStop = v.InferOutput<typeof lineAtStopSchema>;
export type RecommendedProduct = EquipmentCategory['products'][number];
export type SafetyNote = v.InferOutput<typeof safetyNoteSchema>;
export type ActivitySuggestion = Activities['suggestions'][number];

export const analysisSchema = v.object({
  terrains: v.array(v.string()),
  climates: v.array(v.string()),
  activities: v.array(v.string()),
});

/** The first step's result: names from the vocabulary, most fitting first. */
export type Analysis = v.InferOutput<typeof analysisSchema>;
