import type { ServiceHosts } from '#src/pages/legal/privacy-page.tsx';
import { configuredServices } from './read-configuration.ts';
import type { Services } from './read-configuration.ts';

/** The hosts that the configured services are asked at; null where the device answers itself. */
export function serviceHosts(): ServiceHosts {
  const { openai, supabase, geocoding, map } = configuredServices();
  return {
    recommender: openai === null ? null : new URL(openai.baseUrl).host,
    catalogue: supabase === null ? null : new URL(supabase.url).host,
    places: geocoding === null ? null : new URL(geocoding.apiUrl).host,
    map: map === null ? null : mapHost(map),
  };
}

function mapHost({ style, mapboxApiUrl }: NonNullable<Services['map']>): string {
  return new URL(style.startsWith('mapbox:') ? mapboxApiUrl : style).host;
}
