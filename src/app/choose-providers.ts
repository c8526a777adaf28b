import { readEnv } from '#src/config/env.ts';
import type {
  Basemap,
  Catalogue,
  Climate,
  Geocoder,
  Recommender,
  Terrain,
  TimeZones,
} from '#src/domain/ports.ts';

/** One module for each port. */
export type Providers = {
  catalogue: Catalogue;
  climate: Climate;
  geocoder: Geocoder;
  recommender: Recommender;
  terrain: Terrain;
  timeZones: TimeZones;
  /** The map's own part, fetched with the map. */
  loadBasemap: () => Promise<Basemap>;
};

/** Chosen once, when the first screen needs them. Without any key, everything is on the device. */
export async function chooseProviders(): Promise<Providers> {
  const { createDeviceProviders } = await import('./device-providers.ts');
  return createDeviceProviders();
}

/** Mail address of the footer. */
export function contactEmail(): string {
  return readEnv().VITE_CONTACT_EMAIL;
}
