import * as v from 'valibot';

const unitsSchema = v.object({
  temperature: v.picklist(['celsius', 'fahrenheit']),
  /** Of ways, heights, wind and rain. */
  distance: v.picklist(['metric', 'imperial']),
  weight: v.picklist(['metric', 'imperial']),
  clock: v.picklist(['24', '12']),
  /** 0 is Sunday, 1 Monday, 6 Saturday; null is the habit of the language. */
  weekStart: v.nullable(v.picklist([0, 1, 6])),
});

/** The units that everything is shown in. What is stored is metric, whatever they are. */
export type Units = v.InferOutput<typeof unitsSchema>;

/** The specification's. */
export const METRIC: Units = {
  temperature: 'celsius',
  distance: 'metric',
  weight: 'metric',
  clock: '24',
  weekStart: null,
};

/** What a browser of the United States is offered. */
export const AMERICAN: Units = {
  temperature: 'fahrenheit',
  distance: 'imperial',
  weight: 'imperial',
  clock: '12',
  weekStart: 0,
};

/** The units that a text holds; null where it is missing or invalid. */
export function parseUnits(text: string | null): Units | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), unitsSchema), text);
  return parsed.success ? parsed.output : null;
}
