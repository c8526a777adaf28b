import * as v from 'valibot';

/**
 * Times of the year that wishes are bound to. 'fixed': dates that no weather moves, such as those of a
 * wedding or a festival, and months that only a table of places knows, such as those of whales.
 */
export const WISH_SEASONS = [
  'skiing',
  'advent',
  'midnight-sun',
  'leaves',
  'blossom',
  'fixed',
] as const;

export type WishSeason = (typeof WISH_SEASONS)[number];

export const weatherWantsSchema = v.object({
  snow: v.boolean(),
  sea: v.boolean(),
  aurora: v.boolean(),
  /** Absent in trips that were saved before the field existed, as are the next two. */
  seasons: v.optional(v.array(v.picklist(WISH_SEASONS))),
  /** Babies, small children or people of 65 and more come along: heat is a strain for them earlier. */
  tender: v.optional(v.boolean()),
  /** All wishes are for what is under a roof: pubs, museums, an opera, a conference. */
  indoors: v.optional(v.boolean()),
});

/** The weather that the traveller's wishes, and those who come along, ask for. */
export type WeatherWants = v.InferOutput<typeof weatherWantsSchema>;

export const NO_WANTS: WeatherWants = {
  snow: false,
  sea: false,
  aurora: false,
  seasons: [],
  tender: false,
  indoors: false,
};

/** Wishes for snow or dark evenings, for which one dresses: mild months are no better ones. */
export function isForWinter({ aurora, seasons = [], snow }: WeatherWants): boolean {
  return snow || isForDarkness({ aurora, seasons });
}

/** Northern lights and Christmas markets are for dark evenings. */
export function isForDarkness({
  aurora,
  seasons = [],
}: Pick<WeatherWants, 'aurora' | 'seasons'>): boolean {
  return aurora || seasons.includes('advent');
}
