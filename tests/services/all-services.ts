import { startMapboxService } from './mapbox-service.ts';
import { startOpenAiService } from './openai-service.ts';
import type { Service } from './service.ts';
import { startSupabaseService } from './supabase-service.ts';
import { SUPABASE_KEY } from './supabase-wire.ts';
import { startTilesService } from './tiles-service.ts';

export const SERVICE_NAMES = ['openai', 'supabase', 'mapbox', 'tiles'] as const;

/** The specified shapes alone, and the default model gone; `own` has more of everything. */
export const PROFILES = ['own', 'specified'] as const;

export type Profile = (typeof PROFILES)[number];

/**
 * Every remote service on loopback, ready to answer, and the variables of an app that uses them all.
 */
export async function startAllServices(profile: Profile = 'own') {
  const specified = profile === 'specified';
  const [openai, supabase, mapbox, tiles] = await Promise.all([
    startOpenAiService({ gone: specified ? ['gpt-3.5-turbo'] : [] }),
    startSupabaseService({ shape: profile }),
    startMapboxService({ least: specified }),
    startTilesService(),
  ]);
  await fetch(supabase.url); // Its first request starts the database.
  supabase.requests.splice(0);
  const services: Record<(typeof SERVICE_NAMES)[number], Service> = {
    openai,
    supabase,
    mapbox,
    tiles,
  };
  return {
    ...services,
    env: {
      VITE_OPENAI_API_KEY: 'sk-loopback-only',
      VITE_OPENAI_BASE_URL: `${openai.url}/v1`,
      VITE_SUPABASE_URL: supabase.url,
      VITE_SUPABASE_ANON_KEY: SUPABASE_KEY,
      VITE_MAPBOX_ACCESS_TOKEN: 'pk.loopback.only',
      VITE_MAPBOX_API_URL: mapbox.url,
      VITE_MAP_STYLE_URL: `${tiles.url}/style.json`,
      VITE_MAP_TILES_CACHEABLE: 'true',
    },
    stop: () => Promise.all(Object.values(services).map((service) => service.stop())),
  };
}
