import { isMapboxStyle, splitOrigins } from './env.ts';
import type { Env, EnvProblem } from './env.ts';

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
const OUTDOORS_STYLE = 'mapbox://styles/mapbox/outdoors-v12';

/**
 * What is configured. A base address without a key switches the AI service on as well: a proxy
 * holds the key. A service with a problem is off as a whole: half of what was meant could ask
 * somebody else, or send a key where it was not meant to go.
 */
export function servicesOf(env: Env, problems: readonly EnvProblem[] = []): Services {
  const isOff = (group: string) => problems.some(({ variable }) => variable.startsWith(group));
  return {
    openai: isOff('VITE_OPENAI_') ? null : openAiOf(env),
    supabase: isOff('VITE_SUPABASE_') ? null : supabaseOf(env),
    geocoding: isOff('VITE_MAPBOX_') ? null : geocodingOf(env),
    map: isOff('VITE_MAPBOX_') || isOff('VITE_MAP_') ? null : mapOf(env),
  };
}

function openAiOf(env: Env): Services['openai'] {
  const { VITE_OPENAI_API_KEY: apiKey, VITE_OPENAI_BASE_URL: baseUrl } = env;
  if (apiKey === undefined && baseUrl === undefined) return null;
  return {
    apiKey: apiKey ?? '',
    baseUrl: baseUrl ?? 'https://api.openai.com/v1',
    model: env.VITE_OPENAI_MODEL ?? 'gpt-3.5-turbo',
  };
}

function supabaseOf(env: Env): Services['supabase'] {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = env;
  return url === undefined || anonKey === undefined ? null : { url, anonKey };
}

function geocodingOf(env: Env): Services['geocoding'] {
  const accessToken = env.VITE_MAPBOX_ACCESS_TOKEN;
  if (accessToken === undefined) return null;
  const apiUrl = env.VITE_MAPBOX_API_URL ?? MAPBOX_API_URL;
  return { accessToken, apiUrl, mode: env.VITE_MAPBOX_GEOCODING ?? 'mapbox.places' };
}

function mapOf(env: Env): Services['map'] {
  const accessToken = env.VITE_MAPBOX_ACCESS_TOKEN ?? null;
  const style = env.VITE_MAP_STYLE_URL ?? (accessToken === null ? null : OUTDOORS_STYLE);
  if (style === null) return null;
  return {
    style,
    accessToken: isMapboxStyle(style) ? accessToken : null,
    mapboxApiUrl: env.VITE_MAPBOX_API_URL ?? MAPBOX_API_URL,
  };
}

/** The origins that the configured services are asked at, for the content security policy. */
export function serviceOrigins(
  env: Env,
  problems: readonly EnvProblem[] = [],
): { connect: string[]; img: string[] } {
  const { openai, supabase, geocoding, map } = servicesOf(env, problems);
  const mapOrigins = map === null ? [] : mapOriginsOf(map, env.VITE_MAP_ORIGINS ?? '');
  const asked = [openai?.baseUrl, supabase?.url, geocoding?.apiUrl].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin],
  );
  return { connect: [...new Set([...asked, ...mapOrigins])], img: mapOrigins };
}

function mapOriginsOf(map: NonNullable<Services['map']>, listed: string): string[] {
  const address = isMapboxStyle(map.style) ? map.mapboxApiUrl : map.style;
  return [...new Set([new URL(address).origin, ...splitOrigins(listed)])];
}
