import * as v from 'valibot';

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u));
const text = v.pipe(v.string(), v.nonEmpty());
const metres = v.pipe(v.number(), v.minValue(0));

/** South, north, west and east edge, degrees. */
const boxSchema = v.pipe(
  v.tuple([latitude, latitude, longitude, longitude]),
  v.check(([south, north, west, east]) => south < north && west < east, 'edges out of order'),
);

/** Anywhere in its boxes and circles. */
const regionSchema = v.pipe(
  v.object({
    name: text,
    boxes: v.array(boxSchema),
    /** Latitude, longitude, kilometres. */
    circles: v.array(v.tuple([latitude, longitude, v.number()])),
    /** 1..12; absent where every month counts. */
    months: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)))),
    /** At most so many kilometres from the sea. */
    coast: v.optional(v.number()),
  }),
  v.check(({ boxes, circles }) => boxes.length + circles.length > 0, 'no area'),
);

export type Region = v.InferOutput<typeof regionSchema>;

const regions = v.array(regionSchema);

/** The tables of data/regions, by the names of their files; each file says what its rows mean. */
export const regionTablesSchema = v.object({
  'advent-markets': regions,
  'animal-ranges': regions,
  auroras: regions,
  'bathing-waters': regions,
  'bear-canisters': regions,
  'closed-reserves': v.array(v.object({ name: text, words: v.array(text) })),
  'cool-summers': regions,
  crossings: v.array(
    v.object({ crossing: v.picklist(['free', 'passport']), countries: v.array(country) }),
  ),
  'dry-land-rivers': v.array(
    v.object({
      name: text,
      /** Points along it. */
      course: v.pipe(v.array(v.tuple([latitude, longitude])), v.minLength(2)),
    }),
  ),
  'game-parks': v.array(v.object({ country, words: v.array(text) })),
  hammams: regions,
  'high-ranges': regions,
  'hikers-heights': v.array(v.object({ below: latitude, metres })),
  'hut-ranges': regions,
  'other-ski-seasons': regions,
  'sea-animal-months': regions,
  summits: v.array(v.object({ way: v.picklist(['walked', 'climbed']), name: text })),
  'walked-up': regions,
});

export type RegionTables = v.InferOutput<typeof regionTablesSchema>;
