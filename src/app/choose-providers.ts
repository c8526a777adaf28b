import { describeProblem } from '#src/config/describe-problem.ts';
import type { Configuration } from '#src/config/configuration.ts';
import type { EnvProblem } from '#src/config/env.ts';
import type { Services } from '#src/config/services.ts';
import type {
  Catalogue,
  Climate,
  Countries,
  Geocoder,
  Places,
  Recommender,
  Terrain,
  TimeZones,
} from '#src/domain/ports.ts';

export type { Services };

/** Written in by the build. */
declare const CONFIGURATION: Configuration;

/** One module for each port. */
export type Providers = {
  catalogue: Catalogue;
  climate: Climate;
  countries: Countries;
  geocoder: Geocoder;
  recommender: Recommender;
  terrain: Terrain;
  timeZones: TimeZones;
};

/** All ports served on the device. */
export type DeviceProviders = Providers & { places: Places };

/** What serves, and what could serve instead without a network. */
export type Choice = { chosen: Providers; device: DeviceProviders };

const { services: configured, contactEmail: email, problems } = CONFIGURATION;

/** The remote services that are configured. */
export function configuredServices(): Services {
  return configured;
}

/** Chosen once, when the first of them is asked. Without any key, everything is on the device. */
export async function chooseProviders(services: Services): Promise<Choice> {
  const { createDeviceProviders } = await import('./device-providers.ts');
  const device = createDeviceProviders();
  const [recommender, catalogue, geocoder] = await Promise.all([
    openAiRecommender(services.openai),
    supabaseCatalogue(services.supabase),
    mapboxGeocoder(services.geocoding),
  ]);
  return {
    device,
    chosen: {
      ...device,
      recommender: recommender ?? device.recommender,
      catalogue: catalogue ?? device.catalogue,
      geocoder: geocoder ?? device.geocoder,
    },
  };
}

async function openAiRecommender(service: Services['openai']): Promise<Recommender | null> {
  if (service === null) return null;
  const module = await import('#src/providers/recommender/openai/openai-recommender.ts');
  return module.createOpenAiRecommender(service);
}

async function supabaseCatalogue(service: Services['supabase']): Promise<Catalogue | null> {
  if (service === null) return null;
  const module = await import('#src/providers/catalogue/supabase/supabase-catalogue.ts');
  return module.createSupabaseCatalogue(service);
}

async function mapboxGeocoder(service: Services['geocoding']): Promise<Geocoder | null> {
  if (service === null) return null;
  const module = await import('#src/providers/geocoder/mapbox/mapbox-geocoder.ts');
  return module.createMapboxGeocoder(service);
}

/** Mail address of the footer. */
export function contactEmail(): string {
  return email;
}

/** The hosts that the configured services are asked at; null where the device answers itself. */
export function serviceHosts() {
  const { openai, supabase, geocoding, map } = configuredServices();
  return {
    recommender: openai === null ? null : new URL(openai.baseUrl).host,
    catalogue: supabase === null ? null : new URL(supabase.url).host,
    places: geocoding === null ? null : new URL(geocoding.apiUrl).host,
    map: map === null ? null : mapHost(map),
  };
}

/** Names what is configured wrongly, and therefore not used, in the console and to the caller. */
export function checkConfiguration(): readonly EnvProblem[] {
  for (const problem of problems) console.error(describeProblem(problem));
  return problems;
}

function mapHost({ style, mapboxApiUrl }: NonNullable<Services['map']>): string {
  return new URL(style.startsWith('mapbox:') ? mapboxApiUrl : style).host;
}
