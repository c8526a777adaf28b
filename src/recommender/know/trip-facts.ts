import type { TripSpread } from '#src/domain/climate/climate-spread.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import type { RainAndSnow } from '#src/domain/climate/rain-and-snow.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import type { CountryFacts } from '#src/domain/place/country-facts.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { Daylight } from '#src/domain/days/daylight.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type { Sight } from '#src/domain/place/sights.ts';
import type { TerrainFacts } from '#src/domain/place/terrain.ts';
import type { Reading } from '#src/recommender/read/reading.ts';
import type { HeldFestival } from './festivals/held-festivals.ts';
import type { NamesOfPlace } from './names-of-place.ts';
import type { Danger } from './safety/danger.ts';
import type { TownViews } from './town-views.ts';
import type { TripToDecide } from './trip-to-decide.ts';

/** The facts of a trip by its place, season and text, before its sights are looked at. */
export type PlaceFacts = {
  trip: TripToDecide;
  placeNames: NamesOfPlace;
  /** Of the traveller's text. */
  reading: Reading;
  days: number;
  /** Days of the whole trip, of which this may be one stop. */
  tripDays: number;
  /** Month of the middle day, 1..12. */
  month: number;
  /** The middle day, for figures of a single day. */
  middle: IsoDay;
  normals: ClimateNormals;
  climate: TripClimate;
  /** Spread of the days; its fields are null where the normals lack it. */
  spread: TripSpread;
  /** Rain, snow and dry days; null where the normals have no wet days. */
  falling: RainAndSnow | null;
  /** Sea surface temperature on the middle day, degrees Celsius; null away from coasts. */
  sea: number | null;
  /** Mean of high and low over the trip's days. */
  mean: number;
  /** Mean temperature of the year's warmest month. */
  warmestMonth: number;
  /**
   * De Martonne's index of aridity: annual mm / (annual mean + 10). Below 10 arid, above 20 green
   * enough for trees; null without precipitation, or where it is too cold for the index.
   */
  aridity: number | null;
  terrain: TerrainFacts;
  /** Null at sea and in disputed areas. */
  country: CountryFacts | null;
  /** Mean temperature of those days on the highest ground within about 10 km. */
  summitMean: number;
  /** The same on the lowest. */
  valleyMean: number;
  /** The same at the highest named peak within 40 km, if that is higher. */
  highestMean: number;
  daylight: Daylight;
  /** When it is properly dark on the middle day, 'HH:mm'; null where it never is. */
  darkBy: string | null;
  noonAltitude: number;
  midnightAltitude: number;
  uvIndex: number;
  /** Nearest first, several of each kind. */
  features: readonly NamedPlace[];
  /** Those of them that the traveller's text speaks of, by `pointKey`. */
  mentioned: ReadonlySet<string>;
  /** All that are within a long day trip, nearest first. */
  sights: readonly Sight[];
  /** Ids of the sights behind a mountain range. */
  beyondRidge: ReadonlySet<string>;
  /** Places where one shows the passport on the way, by `pointKey`. */
  abroad: ReadonlySet<string>;
  /** The weather of towns that lie much higher or lower than the point. */
  townViews: TownViews;
  /** Rows of the table of dangers that hold at the point in the trip's month. */
  dangers: readonly Danger[];
  /** Those that may hold within a day's journey; `dangersHere` asks for a place. */
  dangersAround: readonly Danger[];
  /** The festivals and holidays of the trip's days. */
  festivals: readonly HeldFestival[];
};

/** Everything that the rules and texts use about a trip. */
export type TripFacts = PlaceFacts & {
  /** Sights within a long day trip that are safe, in season and for those who travel. */
  open: readonly Sight[];
  /** Those near enough for so many days, which may be suggested. */
  inReach: readonly Sight[];
  /** Ids of the open sights that are seen from another stop of the trip. */
  elsewhere: ReadonlySet<string>;
  /** Places and sights that the traveller asked for by name, in the order of the text. */
  named: { places: readonly NamedPlace[]; sights: readonly Sight[] };
};
