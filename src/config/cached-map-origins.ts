import { detailAddresses } from './detail-map.ts';
import { isMapboxStyle } from './forms.ts';
import { serviceOrigins, servicesOf } from './services.ts';
import type { Env, EnvProblem } from './services.ts';

/**
 * The origins whose map tiles the worker may keep: those of the configured style or of the detailed
 * map, if their terms allow it. Never an origin where another service answers too.
 */
export function cachedMapOrigins(env: Env, problems: readonly EnvProblem[] = []): string[] {
  const { openai, supabase, geocoding, map, detail } = servicesOf(env, problems);
  const allowed = env.VITE_MAP_TILES_CACHEABLE === 'true';
  if (!allowed || (map !== null && isMapboxStyle(map.style))) return [];
  const others = [openai?.baseUrl, supabase?.url, geocoding?.apiUrl, map?.mapboxApiUrl];
  const taken = new Set(
    others.flatMap((address) => (address === undefined ? [] : [new URL(address).origin])),
  );
  const asked =
    detail === null
      ? serviceOrigins(env, problems).img
      : detailAddresses(detail).map((address) => new URL(address).origin);
  return [...new Set(asked)].filter((origin) => !taken.has(origin));
}
