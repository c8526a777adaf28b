import * as v from 'valibot';

export const weatherWantsSchema = v.object({
  snow: v.boolean(),
  sea: v.boolean(),
  aurora: v.boolean(),
});

/** The weather that the traveller's wishes ask for. */
export type WeatherWants = v.InferOutput<typeof weatherWantsSchema>;

export const NO_WANTS: WeatherWants = { snow: false, sea: false, aurora: false };
