import { startDetailService } from './detail-service.ts';
import { startMapboxService } from './mapbox-service.ts';
import { startOpenAiService } from './openai-service.ts';
import type { Service } from './service.ts';
import { startSupabaseService } from './supabase-service.ts';
import { SUPABASE_KEY } from './supabase-wire.ts';
import { startTilesService } from './tiles-service.ts';

export const SERVICE_NAMES = ['openai', 'supabase', 'mapbox', 'tiles', 'detail'] as const;

/** The specified shapes alone, and the default model gone; `own` has more of everything. */
export const PROFILES = ['own', 'specified'] as const;

export type Profile = (typeof PROFILES)[number];

/** Which map the app shows: a style of the map server, or its own with detail tiles. */
export const MAPS = ['style', 'detail'] as const;

export type MapChoice = (typeof MAPS)[number];

/**
 * Every remote service on loopback, ready to answer, and the variables of an app that uses them all.
 */
export async function startAllServices(profile: Profile = 'own', map: MapChoice = 'style') {
  const specified = profile === 'specified';
  const [openai, supabase, mapbox, tiles, detail] = await Promise.all([
    startOpenAiService({ gone: specified ? ['gpt-3.5-turbo'] : [] }),
    startSupabaseService({ shape: profile }),
    startMapboxService({ least: specified }),
    startTilesService(),
    startDetailService(),
  ]);
  await fetch(supabase.url); // Its first request starts the database.
  supabase.requests.splice(0);
  const services: Record<(typeof SERVICE_NAMES)[number], Service> = {
    openai,
    supabase,
    mapbox,
    tiles,
    detail,
  };
  return {
    ...services,
    env: {
      VITE_OPENAI_API_KEY: 'sk-loopback-only',
      VITE_OPENAI_BASE_URL: `${openai.url}/v1`,
      VITE_SUPABASE_URL: supabase.url,
      VITE_SUPABASE_ANON_KEY: SUPABASE_KEY,
      ...(map === 'detail'
        ? {
            VITE_MAP_DETAIL_URL: `${detail.url}/tiles.json`,
            VITE_MAP_TERRAIN_URL: `${detail.url}/terrain.json`,
          }
        : {
            VITE_MAPBOX_ACCESS_TOKEN: 'pk.loopback.only',
            VITE_MAPBOX_API_URL: mapbox.url,
            VITE_MAP_STYLE_URL: `${tiles.url}/style.json`,
            VITE_MAP_TILES_CACHEABLE: 'true',
          }),
    },
    stop: () => Promise.all(Object.values(services).map((service) => service.stop())),
  };
}
