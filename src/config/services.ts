import { isMapboxStyle, splitOrigins } from './env.ts';
import type { Env } from './env.ts';

/** The remote services that are configured; null where the embedded twin serves. */
export type Services = {
  openai: { apiKey: string; baseUrl: string; model: string } | null;
  supabase: { url: string; anonKey: string } | null;
  geocoding: {
    accessToken: string;
    apiUrl: string;
    mode: 'mapbox.places' | 'mapbox.places-permanent';
  } | null;
  map: { style: string; accessToken: string | null; mapboxApiUrl: string } | null;
};

const MAPBOX_API_URL = 'https://api.mapbox.com';
/** Where Mapbox's tile addresses lead, besides its API. */
const MAPBOX_TILE_ORIGINS = ['a', 'b', 'c', 'd'].map((host) => `https://${host}.tiles.mapbox.com`);
const OUTDOORS_STYLE = 'mapbox://styles/mapbox/outdoors-v12';

/** A base address without a key switches the service on as well: a proxy that holds the key. */
export function servicesOf(env: Env): Services {
  const { VITE_OPENAI_API_KEY: apiKey, VITE_OPENAI_BASE_URL: baseUrl } = env;
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  const accessToken = env.VITE_MAPBOX_ACCESS_TOKEN;
  const apiUrl = env.VITE_MAPBOX_API_URL ?? MAPBOX_API_URL;
  const style = env.VITE_MAP_STYLE_URL ?? (accessToken === undefined ? null : OUTDOORS_STYLE);
  return {
    openai:
      apiKey === undefined && baseUrl === undefined
        ? null
        : {
            apiKey: apiKey ?? '',
            baseUrl: baseUrl ?? 'https://api.openai.com/v1',
            model: env.VITE_OPENAI_MODEL ?? 'gpt-3.5-turbo',
          },
    supabase: url === undefined || anonKey === undefined ? null : { url, anonKey },
    geocoding:
      accessToken === undefined
        ? null
        : { accessToken, apiUrl, mode: env.VITE_MAPBOX_GEOCODING ?? 'mapbox.places' },
    map:
      style === null
        ? null
        : {
            style,
            accessToken: isMapboxStyle(style) ? (accessToken ?? null) : null,
            mapboxApiUrl: apiUrl,
          },
  };
}

/** The origins that the configured services are asked at, for the content security policy. */
export function serviceOrigins(env: Env): { connect: string[]; img: string[] } {
  const { openai, supabase, geocoding, map } = servicesOf(env);
  const mapOrigins = map === null ? [] : mapOriginsOf(map, env.VITE_MAP_ORIGINS ?? '');
  const asked = [openai?.baseUrl, supabase?.url, geocoding?.apiUrl].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin],
  );
  return { connect: [...new Set([...asked, ...mapOrigins])], img: mapOrigins };
}

function mapOriginsOf(map: NonNullable<Services['map']>, listed: string): string[] {
  const own = isMapboxStyle(map.style)
    ? [
        new URL(map.mapboxApiUrl).origin,
        ...(map.mapboxApiUrl === MAPBOX_API_URL ? MAPBOX_TILE_ORIGINS : []),
      ]
    : [new URL(map.style).origin];
  return [...new Set([...own, ...splitOrigins(listed)])];
}
