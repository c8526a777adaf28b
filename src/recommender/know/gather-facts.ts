import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import type { ClimateNormals } from '#src/domain/climate/climate.ts';
import { addDays, dayCount, monthOf } from '#src/domain/days/day.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import { darkBy, daylightOn } from '#src/domain/days/daylight.ts';
import { highest } from '#src/domain/extremes.ts';
import type { NamedPlace } from '#src/domain/place/places.ts';
import type {
  Climate,
  Countries,
  Geocoder,
  Places,
  Sights,
  Terrain,
  TimeZones,
  Waters,
} from '#src/domain/ports.ts';
import type { TerrainFacts } from '#src/domain/place/terrain.ts';
import { midnightAltitude, noonAltitude } from '#src/domain/days/sun-altitude.ts';
import { rainAndSnowOf } from '#src/domain/climate/rain-and-snow.ts';
import { seaOn } from '#src/domain/climate/span-figures.ts';
import { climateOf } from '#src/domain/climate/trip-climate.ts';
import { uvIndexOn } from '#src/domain/climate/uv-index.ts';
import { aridityOf, warmestMonthOf } from '#src/domain/climate/year-figures.ts';
import { readText } from '#src/recommender/read/read-text.ts';
import { heldFestivals } from './festivals/held-festivals.ts';
import { homeOf } from './home-of.ts';
import { mentionedPlaces } from './mentioned-places.ts';
import { namesOfPlace } from './names-of-place.ts';
import { dangersAround, dangersAt } from './safety/dangers-at.ts';
import { differentNames } from '#src/domain/language/names.ts';
import { atHeight } from './at-height.ts';
import { surroundingsOf } from './surroundings.ts';
import { beyondRidge } from './sights/beyond-ridge.ts';
import { farAcrossWater } from './sights/far-across-water.ts';
import { acrossToOtherStop } from './sights/seen-elsewhere.ts';
import { withSights } from './sights/with-sights.ts';
import { askedHere } from './wishes/asked-here.ts';
import { viewsOfTowns } from './town-views.ts';

import type { TripFacts } from './trip-facts.ts';
import type { TripToDecide } from './trip-to-decide.ts';

/** The providers that the device recommender uses. */
export type FactSources = {
  climate: Climate;
  geocoder: Pick<Geocoder, 'nameAt'>;
  countries: Countries;
  terrain: Terrain;
  places: Places;
  sights: Sights;
  timeZones: TimeZones;
  waters: Waters;
};

/** Asks all sources once. Rejects as they do, or with an AbortError once the signal is aborted. */
export async function gatherFacts(
  trip: TripToDecide,
  sources: FactSources,
  signal?: AbortSignal,
): Promise<TripFacts> {
  const { location, request } = trip;
  const [normals, terrain, timeZone, country, placeNames] = await Promise.all([
    sources.climate.normalsAt(location, signal),
    sources.terrain.at(location, signal),
    sources.timeZones.at(location),
    sources.countries.at(location, signal),
    namesOfPlace(location, sources.geocoder, signal),
  ]);
  const home = await homeOf(location, { country, land: terrain.land }, sources.countries, signal);
  const around = await surroundingsOf(trip, home, sources, signal);
  const { features, named, peaks, abroad } = around;
  const names = [...named.map((place) => differentNames(place.names)), placeNames.all];
  const read = readText(request.preferences, { ...request, names });
  const nights = dayCount(request.startDate, request.endDate) - 1;
  const [askedOfStop, townViews, overseas, ofOtherStop, ridge] = await Promise.all([
    askedHere(read, trip, nights, sources.places, signal),
    viewsOfTowns(trip, features, terrain.elevation, sources, signal),
    farAcrossWater(location, around.sights, sources.waters, signal),
    acrossToOtherStop(trip, around.sights, sources.waters, signal),
    beyondRidge(location, terrain.elevation, around.sights, sources.terrain, signal),
  ]);
  signal?.throwIfAborted();
  const month = monthOf(middleOf(trip));
  const at = { ...location, country: country?.code ?? null, ...terrain };
  return withSights(
    {
      trip,
      placeNames,
      reading: askedOfStop(read),
      ...weatherFacts(trip, normals, terrain, peaks),
      ...lightFacts(trip, terrain, timeZone),
      terrain,
      country,
      features,
      mentioned: mentionedPlaces(trip, [...features, ...named]),
      sights: around.sights.filter(({ id }) => !overseas.has(id) && !ofOtherStop.has(id)),
      beyondRidge: ridge,
      abroad,
      townViews,
      dangers: dangersAt(at, month),
      dangersAround: dangersAround(at, month),
      festivals: heldFestivals(trip, at.country),
    },
    named,
    askedOfStop,
  );
}

function middleOf({ request }: TripToDecide): IsoDay {
  const days = dayCount(request.startDate, request.endDate);
  return addDays(request.startDate, Math.floor((days - 1) / 2));
}

function weatherFacts(
  trip: TripToDecide,
  normals: ClimateNormals,
  terrain: TerrainFacts,
  peaks: readonly NamedPlace[],
) {
  const { startDate, endDate } = trip.request;
  const climate = climateOf(normals, startDate, endDate);
  const mean = (climate.high + climate.low) / 2;
  const top = highest([terrain.summit, ...peaks.map(({ elevation }) => elevation ?? 0)]);
  const meanAt = (elevation: number) => atHeight(mean, normals.elevation, elevation);
  return {
    days: dayCount(startDate, endDate),
    tripDays: trip.between?.days ?? dayCount(startDate, endDate),
    middle: middleOf(trip),
    month: monthOf(middleOf(trip)),
    normals,
    climate,
    spread: spreadOf(normals, startDate, endDate),
    falling: rainAndSnowOf(normals, startDate, endDate),
    sea: seaOn(normals, middleOf(trip)),
    mean,
    warmestMonth: warmestMonthOf(normals),
    aridity: aridityOf(normals),
    summitMean: meanAt(Math.max(terrain.summit, normals.elevation)),
    valleyMean: meanAt(Math.min(terrain.summit - terrain.relief, normals.elevation)),
    highestMean: meanAt(Math.max(top, normals.elevation)),
  };
}

function lightFacts(trip: TripToDecide, { elevation }: TerrainFacts, timeZone: string) {
  const { location } = trip;
  const middle = middleOf(trip);
  return {
    daylight: daylightOn(middle, location, timeZone),
    darkBy: darkBy(middle, location, timeZone),
    noonAltitude: noonAltitude(middle, location),
    midnightAltitude: midnightAltitude(middle, location),
    uvIndex: uvIndexOn(middle, location, elevation),
  };
}
