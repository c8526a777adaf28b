import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import type { TripSpread } from '#src/domain/climate/climate-spread.ts';
import { LAPSE_PER_M } from '#src/domain/climate/lapse-rate.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { addDays, dayCount, monthOf } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { darkBy, daylightOn } from '#src/domain/days/daylight.ts';
import type { Daylight } from '#src/domain/days/daylight.ts';
import { highest } from '#src/domain/extremes.ts';
import type { NamedPlace } from '#src/domain/places.ts';
import type { Climate, Countries, Places, Sights, Terrain, TimeZones } from '#src/domain/ports.ts';
import type { CountryFacts } from '#src/domain/country-facts.ts';
import type { Sight } from '#src/domain/sights.ts';
import type { TerrainFacts } from '#src/domain/terrain.ts';
import { midnightAltitude, noonAltitude } from '#src/domain/days/sun-altitude.ts';
import { rainAndSnowOf } from '#src/domain/climate/rain-and-snow.ts';
import type { RainAndSnow } from '#src/domain/climate/rain-and-snow.ts';
import { seaOn } from '#src/domain/climate/span-figures.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import type { TripClimate } from '#src/domain/climate/trip-climate.ts';
import type { Trip } from '#src/domain/trip.ts';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import { shortPlaceName } from '#src/wording/place-name.ts';
import type { PlaceInWords } from './named-places.ts';
import { surroundingsOf } from './surroundings.ts';
import { viewsOfTowns } from './town-views.ts';
import type { TownViews } from './town-views.ts';

/** The providers that the device recommender uses. */
export type FactSources = {
  climate: Climate;
  countries: Countries;
  terrain: Terrain;
  places: Places;
  sights: Sights;
  timeZones: TimeZones;
};

/** Everything that the rules and texts use about a trip. */
export type TripFacts = {
  trip: Trip;
  /** 'Innsbruck' of 'Innsbruck, Tyrol, Austria'; empty where the geocoder has no name. */
  placeName: string;
  days: number;
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
  /** All that are within a long day trip, nearest first. */
  sights: readonly Sight[];
  /** Places that the preferences name, up to a day trip away. */
  named: readonly PlaceInWords[];
  /** Places where one shows the passport on the way, by `pointKey`. */
  abroad: ReadonlySet<string>;
  /** The weather of towns that lie much higher or lower than the point. */
  townViews: TownViews;
};

/** What the geocoder says when it has no name (specification, section 8). */
const UNNAMED = new Set(['Location not found', 'Unknown location']);

export async function gatherFacts(
  trip: Trip,
  sources: FactSources,
  signal?: AbortSignal,
): Promise<TripFacts> {
  const { location, request } = trip;
  const [normals, terrain, timeZone, country] = await Promise.all([
    sources.climate.normalsAt(location, signal),
    sources.terrain.at(location, signal),
    sources.timeZones.at(location),
    sources.countries.at(location, signal),
  ]);
  const home = country ?? (terrain.land ? 'disputed' : 'sea');
  const { features, sights, named, peaks, abroad } = await surroundingsOf(
    trip,
    home,
    sources,
    signal,
  );
  signal?.throwIfAborted();
  const climate = climateOf(normals, request.startDate, request.endDate);
  const mean = (climate.high + climate.low) / 2;
  const top = highest([terrain.summit, ...peaks.map(({ elevation }) => elevation ?? 0)]);
  const townViews = await viewsOfTowns(trip, features, terrain.elevation, sources, signal);
  const days = dayCount(request.startDate, request.endDate);
  const middle = addDays(request.startDate, Math.floor((days - 1) / 2));
  return {
    trip,
    placeName: UNNAMED.has(location.place) ? '' : shortPlaceName(location.place),
    days,
    month: monthOf(middle),
    middle,
    normals,
    climate,
    spread: spreadOf(normals, request.startDate, request.endDate),
    falling: rainAndSnowOf(normals, request.startDate, request.endDate),
    sea: seaOn(normals, middle),
    mean,
    warmestMonth: highest(monthMeans(normals)),
    aridity: aridityOf(normals),
    terrain,
    country,
    summitMean: mean - LAPSE_PER_M * Math.max(0, terrain.summit - normals.elevation),
    valleyMean:
      mean + LAPSE_PER_M * Math.max(0, normals.elevation - (terrain.summit - terrain.relief)),
    highestMean: mean - LAPSE_PER_M * Math.max(0, top - normals.elevation),
    daylight: daylightOn(middle, location, timeZone),
    darkBy: darkBy(middle, location, timeZone),
    noonAltitude: noonAltitude(middle, location),
    midnightAltitude: midnightAltitude(middle, location),
    uvIndex: uvIndexOn(middle, location, terrain.elevation),
    features,
    sights,
    named,
    abroad,
    townViews,
  };
}

function monthMeans(normals: ClimateNormals): number[] {
  return normals.months.map((month) => (month.high + month.low) / 2);
}

function aridityOf(normals: ClimateNormals): number | null {
  let rain = 0;
  for (const month of normals.months) {
    if (month.precipitation === null) return null;
    rain += month.precipitation;
  }
  const annualMean = monthMeans(normals).reduce((sum, mean) => sum + mean, 0) / 12;
  return annualMean > -5 ? rain / (annualMean + 10) : null;
}
