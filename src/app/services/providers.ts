import type {
  Catalogue,
  Climate,
  Countries,
  Geocoder,
  Places,
  Recommender,
  LocalKnowledge,
  SightGuide,
  Terrain,
  TimeZones,
  WishReader,
} from '#src/domain/ports.ts';

/** One module for each port. */
export type Providers = {
  catalogue: Catalogue;
  climate: Climate;
  countries: Countries;
  geocoder: Geocoder;
  recommender: Recommender;
  terrain: Terrain;
  timeZones: TimeZones;
  wishes: WishReader;
};

/** All ports served on the device. */
export type DeviceProviders = Providers & {
  places: Places;
  knowledge: LocalKnowledge;
  guide: SightGuide;
};
