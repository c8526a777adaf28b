import type { DetailClass } from '#src/domain/map/detail-classes.ts';
import type { TileFeature } from '#src/providers/basemap/tiles/vector-tile.ts';

type Tags = TileFeature['tags'];

/**
 * Points of interest by class and subclass, by subclass, or by class: OpenMapTiles has `class`
 * campsite, tilemaker's profile amenity with the `subclass`. All others are not shown; ski pistes
 * as points (`sport`) never.
 */
const POINTS: Readonly<Record<string, DetailClass>> = {
  alpine_hut: 'hut',
  wilderness_hut: 'hut',
  viewpoint: 'viewpoint',
  'railway/station': 'station',
  'railway/halt': 'station',
  'railway/subway': 'station',
  'railway/tram_stop': 'tram-stop',
  'aerialway/station': 'lift',
  aerialway: 'lift',
  shelter: 'shelter',
  camp_site: 'camp',
  caravan_site: 'camp',
  campsite: 'camp',
  castle: 'castle',
  museum: 'museum',
  gallery: 'museum',
  ferry_terminal: 'ferry',
  ferry: 'ferry',
  marina: 'marina',
  harbor: 'marina',
  hospital: 'hospital',
  spring: 'spring',
  drinking_water: 'water',
  ruins: 'ruin',
  archaeological_site: 'ruin',
  theatre: 'theatre',
  arts_centre: 'theatre',
  cinema: 'theatre',
  attraction: 'attraction',
  zoo: 'attraction',
  aquarium: 'attraction',
  theme_park: 'attraction',
  monument: 'attraction',
  'place_of_worship/christian': 'church',
  church: 'church',
  chapel: 'church',
  place_of_worship: 'worship',
  monastery: 'worship',
  'park/park': 'park',
  'garden/garden': 'garden',
  garden: 'garden',
  picnic_site: 'picnic',
  parking: 'parking',
  information: 'information',
  bus_station: 'bus-station',
  bus_stop: 'bus-stop',
  tram_stop: 'tram-stop',
  toilets: 'toilets',
  pharmacy: 'pharmacy',
  supermarket: 'supermarket',
  convenience: 'supermarket',
  police: 'police',
  hotel: 'hotel',
  hostel: 'hotel',
  motel: 'hotel',
  guest_house: 'hotel',
  chalet: 'hotel',
  townhall: 'town-hall',
  library: 'library',
};

const PLACES: Readonly<Record<string, DetailClass>> = {
  city: 'city',
  town: 'town',
  village: 'village',
  suburb: 'suburb',
  borough: 'suburb',
  quarter: 'neighbourhood',
  neighbourhood: 'neighbourhood',
  hamlet: 'hamlet',
  isolated_dwelling: 'locality',
  locality: 'locality',
  island: 'locality',
  islet: 'locality',
};

const PEAKS: Readonly<Record<string, DetailClass>> = {
  peak: 'peak',
  volcano: 'peak',
  saddle: 'pass',
};

const WATERS: Readonly<Record<string, DetailClass>> = {
  lake: 'lake',
  bay: 'lake',
  strait: 'lake',
};

/** The points of a layer that are named or have an icon. */
export const POINT_LAYERS: Readonly<Record<string, (tags: Tags) => DetailClass | null>> = {
  place: (tags) => PLACES[word(tags, 'class')] ?? null,
  mountain_peak: (tags) => PEAKS[word(tags, 'class') || 'peak'] ?? null,
  poi: pointClass,
  water_name: (tags) => WATERS[word(tags, 'class')] ?? null,
  aerodrome_label: () => 'airport',
  // The names of national parks and reserves; their areas have them as well.
  park: () => 'reserve',
  housenumber: () => 'number',
};

const STREETS: Readonly<Record<string, DetailClass>> = {
  motorway: 'street-major',
  trunk: 'street-major',
  primary: 'street-major',
  secondary: 'street-major',
  tertiary: 'street-tertiary',
  minor: 'street-minor',
  busway: 'street-minor',
  service: 'street-service',
  track: 'street-service',
  path: 'street-service',
};

const WATERWAYS: Readonly<Record<string, DetailClass>> = {
  river: 'river',
  canal: 'river',
  stream: 'stream',
};

/** The lines of a layer along which a name is written. Rivers are in `water_name` as well. */
export const LINE_LAYERS: Readonly<Record<string, (tags: Tags) => DetailClass | null>> = {
  transportation_name: (tags) => STREETS[word(tags, 'class')] ?? null,
  waterway: (tags) => WATERWAYS[word(tags, 'class')] ?? null,
  water_name: (tags) => WATERS[word(tags, 'class')] ?? null,
};

function pointClass(tags: Tags): DetailClass | null {
  const [wide, narrow] = [word(tags, 'class'), word(tags, 'subclass')];
  return POINTS[`${wide}/${narrow}`] ?? POINTS[narrow] ?? POINTS[wide] ?? null;
}

function word(tags: Tags, key: string): string {
  const value = tags[key];
  return typeof value === 'string' ? value : '';
}
