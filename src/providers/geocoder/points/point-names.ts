import { isOneOf } from '#src/domain/kinds/is-one-of.ts';
import { ISLAND_PLACES, LANDSCAPE_PLACES } from '#src/domain/kinds/place-properties.ts';
import type { Language } from '#src/domain/language/language.ts';
import { normalizeLng } from '#src/domain/points/longitude.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { PlaceKind } from '#src/domain/place/places.ts';
import type { Borders } from './borders.ts';
import type { Outline } from '../gazetteer/decode-places.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { GRID_CELLS_PER_DEGREE, GRID_COLUMNS } from '../gazetteer/gazetteer-format.ts';
import { outlineAt } from './outlines.ts';
import { contextParts, fullName } from '../gazetteer/place-labels.ts';
import { parkAt } from './park-at.ts';
import type { ParkHere } from './park-at.ts';
import type { SpatialIndex } from './spatial-index.ts';
import { spotAt } from './spot-at.ts';
import { surroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';

export interface PointNames {
  /** 'place, region, country'; see Geocoder.nameAt. Never empty. */
  nameAt(point: LatLng, language: Language): string;
}

/** A point on land has a settlement's name up to here, then 'near' it. */
const AT_PLACE_KM = 12;
const NEAR_KM = 80;
/** The same on the water, where the sea's name follows. */
const AT_PLACE_ON_WATER_KM = 3;
const NEAR_ON_WATER_KM = 12;
/** Well-known landscapes (a coast, a range, a lake) name points this close to their middle. */
const LANDSCAPE_WITHIN_KM = 8;
const LANDSCAPE_IMPORTANCE = 60;
/** In a park a point has a village's name only this close to it. */
const AT_VILLAGE_IN_PARK_KM = 2.5;
/** The same for a town, and for any place in a scattered park, whose box says less. */
const AT_TOWN_IN_PARK_KM = 6;
/** Larger places in a park are known by themselves: Banff, but Skukuza in Kruger. */
const TOWN_POPULATION = 1000;
const AT_PLACE_ON_LAKE_KM = 1.2;
const ON_ISLAND_KM = 40;
/** A landscape this close names a point far from settlements. */
const WILD_WITHIN_KM = 80;
const FROM_SHORE_KM = 15;
const POLE_LATITUDE = 89.5;
/** 180 degrees itself lies on the edge of every outline. */
const EASTERNMOST = 179.999;

const NEAR: Readonly<Record<Language, string>> = { en: 'near', de: 'bei' };
const LAST_RESORT: Readonly<Record<Language, string>> = {
  en: 'Arctic Ocean',
  de: 'Arktischer Ozean',
};

/** The inputs of a name. */
type Here = { gazetteer: Gazetteer; language: Language; point: LatLng; around: Surroundings };

export function createPointNames(
  gazetteer: Gazetteer,
  spatial: SpatialIndex,
  borders: Borders,
): PointNames {
  return {
    nameAt({ lat, lng }, language) {
      const point = { lat, lng: Math.min(EASTERNMOST, normalizeLng(lng)) };
      const around = surroundings(gazetteer, spatial, point, borders.countryAt(point));
      const here = { gazetteer, language, point, around };
      return lakeName(here) ?? (around.land ? landName(here) : waterName(here));
    },
  };
}

/** The lake away from its harbours and the sights at it, with the country on the point's side. */
function lakeName(here: Here): string | null {
  const { gazetteer, language, point, around } = here;
  if (around.km <= Math.max(AT_PLACE_ON_LAKE_KM, around.reachKm)) return null;
  const lake = outlineAt(gazetteer.outlines, 'lake', point);
  if (lake === null) return null;
  const spot = spotAt(gazetteer, around);
  if (spot !== -1 && gazetteer.kind(spot) !== 'lake') return nameOf(here, spot);
  const name = language === 'de' ? lake.german : lake.name;
  return around.country === -1 ? name : `${name}, ${gazetteer.name(around.country, language)}`;
}

function landName(here: Here): string {
  const { town, km, reachKm } = here.around;
  const spot = spotAt(here.gazetteer, here.around);
  if (spot !== -1) return nameOf(here, spot);
  const park = parkAt(here.gazetteer, here.point);
  if (park !== null) return parkName(here, park);
  if (town !== -1 && km <= Math.max(AT_PLACE_KM, reachKm)) return nameOf(here, town);
  const landscape = landscapeWithin(here, LANDSCAPE_WITHIN_KM, LANDSCAPE_IMPORTANCE);
  if (landscape !== -1) return nameOf(here, landscape);
  return town !== -1 && km <= NEAR_KM ? near(here, nameOf(here, town)) : wildName(here);
}

/** The town in the park that the point is in, else the park. */
function parkName(here: Here, park: ParkHere): string {
  const { gazetteer, language, around } = here;
  const small = (gazetteer.populations[around.town] ?? 0) < TOWN_POPULATION;
  const atPlaceKm = park.certain && small ? AT_VILLAGE_IN_PARK_KM : AT_TOWN_IN_PARK_KM;
  const country = around.country === -1 ? [] : [gazetteer.name(around.country, language)];
  if (around.town === -1 || around.km > Math.max(atPlaceKm, around.reachKm)) {
    const region = gazetteer.countries[park.place] === around.country;
    if (region || around.country === -1) return nameOf(here, park.place);
    return [gazetteer.name(park.place, language), ...country].join(', ');
  }
  if (!small || !park.certain || !park.large) return nameOf(here, around.town);
  const names = [around.town, park.place].map((place) => gazetteer.name(place, language));
  return [...names, ...country].join(', ');
}

function waterName(here: Here): string {
  const { town, km, reachKm } = here.around;
  const spot = spotAt(here.gazetteer, here.around);
  if (spot !== -1) return nameOf(here, spot);
  if (town !== -1 && km <= Math.max(AT_PLACE_ON_WATER_KM, reachKm)) return nameOf(here, town);
  const shore = landscapeWithin(here, LANDSCAPE_WITHIN_KM, LANDSCAPE_IMPORTANCE);
  if (shore !== -1) return nameOf(here, shore);
  if (town !== -1 && km <= NEAR_ON_WATER_KM) return near(here, nameOf(here, town));
  return seaName(here);
}

/** Far from settlements: the pole, the desert or ice around, or a landscape nearby. */
function wildName(here: Here): string {
  if (Math.abs(here.point.lat) > POLE_LATITUDE) return nameOf(here, poleOf(here));
  const outline = outlineAt(here.gazetteer.outlines, 'land', here.point);
  if (outline !== null) return outlineName(here, outline);
  const feature = landscapeWithin(here, WILD_WITHIN_KM, 0);
  const parts = wildContext(here);
  if (feature === -1) return parts.length === 0 ? seaName(here) : parts.join(', ');
  const name = [here.gazetteer.name(feature, here.language), ...parts].join(', ');
  return isOnIsland(here, feature) ? name : near(here, name);
}

/** Whether the feature is the island that a point on land lies on. */
function isOnIsland({ gazetteer, around: { features } }: Here, feature: number): boolean {
  const found = features.find(({ place }) => place === feature);
  return isOneOf(ISLAND_PLACES, gazetteer.kind(feature)) && (found?.km ?? Infinity) <= ON_ISLAND_KM;
}

function seaName(here: Here): string {
  if (here.point.lat > POLE_LATITUDE) return nameOf(here, poleOf(here));
  const fjord = nearestOf(here, 'fjord');
  if (fjord !== -1) return nameOf(here, fjord);
  const island = nearestOf(here, ...ISLAND_PLACES);
  if (island !== -1) return near(here, nameOf(here, island));
  const sea = outlineAt(here.gazetteer.outlines, 'sea', here.point);
  if (sea === null) return LAST_RESORT[here.language];
  return here.language === 'de' ? sea.german : sea.name;
}

function near({ language }: Here, name: string): string {
  return `${NEAR[language]} ${name}`;
}

function nameOf({ gazetteer, language }: Here, place: number): string {
  return fullName(gazetteer, place, language);
}

function outlineName(here: Here, outline: Outline): string {
  const own = here.language === 'de' ? outline.german : outline.name;
  return [own, ...wildContext(here)].join(', ');
}

/** Region and country away from settlements, as far as known. */
function wildContext({ gazetteer, language, point, around: { country } }: Here): string[] {
  if (country === -1) return [];
  const region = regionAt(gazetteer, point);
  const known = region !== -1 && gazetteer.countries[region] === country;
  if (!known) return [gazetteer.name(country, language)];
  return [gazetteer.name(region, language), ...contextParts(gazetteer, region, language)];
}

/** The nearest landscape, except an island that is a whole country. */
function landscapeWithin(here: Here, withinKm: number, importance: number): number {
  const { gazetteer, around } = here;
  const found = around.features.find(
    ({ place, km }) =>
      km <= withinKm &&
      (gazetteer.importances[place] ?? 0) >= importance &&
      isOneOf(LANDSCAPE_PLACES, gazetteer.kind(place)) &&
      !isWholeCountry(here, place),
  );
  return found?.place ?? -1;
}

function isWholeCountry({ gazetteer, language }: Here, place: number): boolean {
  const country = gazetteer.countries[place] ?? -1;
  return country !== -1 && gazetteer.name(place, language) === gazetteer.name(country, language);
}

function nearestOf({ gazetteer, around: { features } }: Here, ...kinds: PlaceKind[]): number {
  const found = features.find(
    ({ place, km }) => km <= FROM_SHORE_KM && kinds.includes(gazetteer.kind(place)),
  );
  return found?.place ?? -1;
}

function poleOf({ gazetteer, point }: Here): number {
  const pole = Math.sign(point.lat) * 90;
  for (let place = gazetteer.first.features; place < gazetteer.count; place++) {
    if (gazetteer.lats[place] === pole) return place;
  }
  return gazetteer.countryNumber('AQ');
}

function regionAt({ tables, first }: Gazetteer, { lat, lng }: LatLng): number {
  const row = Math.floor((90 - lat) * GRID_CELLS_PER_DEGREE);
  const column = Math.floor((lng + 180) * GRID_CELLS_PER_DEGREE);
  const region = tables.regionGrid[row * GRID_COLUMNS + column] ?? 0;
  return region === 0 ? -1 : first.regions + region - 1;
}
