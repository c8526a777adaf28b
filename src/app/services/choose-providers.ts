import type { Catalogue, Geocoder, Recommender, LocalKnowledge } from '#src/domain/ports.ts';
import type { Services } from './read-configuration.ts';
import type { Providers, DeviceProviders } from './providers.ts';

/** The providers in use, and the device's own, which need no network. */
export type Choice = { chosen: Providers; device: DeviceProviders };

/** Which provider serves each port: the configured service, else the device. */
export async function chooseProviders(services: Services): Promise<Choice> {
  const { createDeviceProviders } = await import('./device-providers.ts');
  const device = createDeviceProviders();
  const otherKeys = configuredKeys(services);
  const [recommender, catalogue, geocoder] = await Promise.all([
    openAiRecommender(services.openai, otherKeys, device.knowledge),
    supabaseCatalogue(services.supabase, otherKeys),
    mapboxGeocoder(services.geocoding, otherKeys),
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

/** Every key that any text of any service could repeat. */
function configuredKeys({ openai, supabase, geocoding, map }: Services): string[] {
  const keys = [openai?.apiKey, supabase?.anonKey, geocoding?.accessToken, map?.accessToken];
  return keys.flatMap((key) => key ?? []);
}

async function openAiRecommender(
  service: Services['openai'],
  otherKeys: readonly string[],
  knowledge: LocalKnowledge,
): Promise<Recommender | null> {
  if (service === null) return null;
  const module = await import('#src/providers/recommender/openai/openai-recommender.ts');
  return module.createOpenAiRecommender({ ...service, otherKeys }, { knowledge });
}

async function supabaseCatalogue(
  service: Services['supabase'],
  otherKeys: readonly string[],
): Promise<Catalogue | null> {
  if (service === null) return null;
  const module = await import('#src/providers/catalogue/supabase/supabase-catalogue.ts');
  return module.createSupabaseCatalogue({ ...service, otherKeys });
}

async function mapboxGeocoder(
  service: Services['geocoding'],
  otherKeys: readonly string[],
): Promise<Geocoder | null> {
  if (service === null) return null;
  const module = await import('#src/providers/geocoder/mapbox/mapbox-geocoder.ts');
  return module.createMapboxGeocoder({ ...service, otherKeys });
}
