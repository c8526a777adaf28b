import * as v from 'valibot';
import { DETAIL_VARIABLES, detailAddresses, detailMapOf } from './detail-map.ts';
import type { DetailMap } from './detail-map.ts';
import {
  isMapboxStyle,
  originList,
  publicKey,
  splitOrigins,
  styleAddress,
  textLike,
  webAddress,
} from './forms.ts';

/** The substitute for a variable that is not used: a key of the notice's texts. */
type Substitute = 'recommender' | 'catalogue' | 'places' | 'map' | 'default';

type VariableDeclaration = {
  /** The schema of a valid value. */
  form: v.GenericSchema<string, string>;
  instead: Substitute;
  /** The variable without which this value is of no use; null where it stands alone. */
  needs?: (value: string) => string | null;
};

type Variables = Readonly<Record<string, VariableDeclaration>>;

/*
 * Each service is declared once: its variables (explained in .env.example) with the notice for a
 * wrong value, the settings for its adapter, and its origins. src/app/services/choose-providers.ts
 * says which adapter serves which port. All values are public: whatever starts with VITE_ is part
 * of what every visitor downloads.
 */

const OPENAI_VARIABLES = {
  VITE_OPENAI_API_KEY: { form: textLike(/^[\w.-]+$/u), instead: 'recommender' },
  VITE_OPENAI_BASE_URL: { form: webAddress, instead: 'recommender' },
  VITE_OPENAI_MODEL: { form: textLike(/^[\w.:/@-]+$/u), instead: 'default' },
  VITE_OPENAI_FALLBACK_MODEL: { form: textLike(/^[\w.:/@-]+$/u), instead: 'default' },
} as const satisfies Variables;

const SUPABASE_VARIABLES = {
  VITE_SUPABASE_URL: {
    form: webAddress,
    instead: 'catalogue',
    needs: () => 'VITE_SUPABASE_ANON_KEY',
  },
  VITE_SUPABASE_ANON_KEY: {
    form: publicKey,
    instead: 'catalogue',
    needs: () => 'VITE_SUPABASE_URL',
  },
} as const satisfies Variables;

const MAPBOX_VARIABLES = {
  VITE_MAPBOX_ACCESS_TOKEN: { form: textLike(/^pk\.[\w.-]+$/u), instead: 'places' },
  VITE_MAPBOX_API_URL: { form: webAddress, instead: 'default' },
  VITE_MAPBOX_GEOCODING: {
    form: v.picklist(['mapbox.places', 'mapbox.places-permanent']),
    instead: 'default',
  },
} as const satisfies Variables;

const MAP_VARIABLES = {
  VITE_MAP_STYLE_URL: {
    form: styleAddress,
    instead: 'map',
    needs: (style: string) => (isMapboxStyle(style) ? 'VITE_MAPBOX_ACCESS_TOKEN' : null),
  },
  VITE_MAP_TILES_CACHEABLE: { form: v.picklist(['true', 'false']), instead: 'default' },
  VITE_MAP_ORIGINS: { form: originList, instead: 'default' },
} as const satisfies Variables;

const SITE_VARIABLES = {
  VITE_CONTACT_EMAIL: { form: v.pipe(v.string(), v.email()), instead: 'default' },
  VITE_SITE_URL: { form: webAddress, instead: 'default' },
} as const satisfies Variables;

/** Everything that can be configured. */
export const VARIABLES = {
  ...SITE_VARIABLES,
  ...OPENAI_VARIABLES,
  ...SUPABASE_VARIABLES,
  ...MAPBOX_VARIABLES,
  ...MAP_VARIABLES,
  ...DETAIL_VARIABLES,
};

export type Variable = keyof typeof VARIABLES;

/** The valid values only: empty, missing and wrong ones are left out. */
export type Env = {
  [Name in Variable]?: v.InferOutput<(typeof VARIABLES)[Name]['form']> | undefined;
};

/** A value that is not used. Its content is not shown: it may be a secret in the wrong place. */
export type EnvProblem = {
  variable: Variable;
  /** `wrong`: not of its form. `alone`: of no use without another variable. */
  problem: 'wrong' | 'alone';
  /** The substitute. */
  instead: Substitute;
};

/** Origins that the page may ask (`connect`) and show pictures of (`img`). */
type Origins = { connect: string[]; img: string[] };

type Service<Settings> = {
  /** A problem with one of these switches the service off as a whole. */
  variables: Variables;
  /** The settings of the adapter; null where the embedded twin serves. */
  settings: (env: Env) => Settings | null;
  /** The addresses on other hosts that are asked; the privacy page names the hosts. */
  addresses: (settings: Settings) => string[];
};

type OpenAi = {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Null where the model was chosen: nothing else is asked then. */
  fallbackModel: string | null;
};
type Supabase = { url: string; anonKey: string };
type Geocoding = {
  accessToken: string;
  apiUrl: string;
  mode: 'mapbox.places' | 'mapbox.places-permanent';
};
type RemoteMap = { style: string; accessToken: string | null; mapboxApiUrl: string };

const MAPBOX_API_URL = 'https://api.mapbox.com';
const OUTDOORS_STYLE = 'mapbox://styles/mapbox/outdoors-v12';

/** Switched on by a key, or by the address alone of a proxy that holds the key. */
const openAi: Service<OpenAi> = {
  variables: OPENAI_VARIABLES,
  settings({ VITE_OPENAI_API_KEY: apiKey, VITE_OPENAI_BASE_URL: baseUrl, ...env }) {
    if (apiKey === undefined && baseUrl === undefined) return null;
    return {
      apiKey: apiKey ?? '',
      baseUrl: baseUrl ?? 'https://api.openai.com/v1',
      model: env.VITE_OPENAI_MODEL ?? 'gpt-3.5-turbo',
      fallbackModel:
        env.VITE_OPENAI_MODEL === undefined
          ? (env.VITE_OPENAI_FALLBACK_MODEL ?? 'gpt-4.1-mini')
          : null,
    };
  },
  addresses: ({ baseUrl }) => [baseUrl],
};

const supabase: Service<Supabase> = {
  variables: SUPABASE_VARIABLES,
  settings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey }) {
    return url === undefined || anonKey === undefined ? null : { url, anonKey };
  },
  addresses: ({ url }) => [url],
};

const mapboxGeocoding: Service<Geocoding> = {
  variables: MAPBOX_VARIABLES,
  settings({ VITE_MAPBOX_ACCESS_TOKEN: accessToken, ...env }) {
    if (accessToken === undefined) return null;
    const apiUrl = env.VITE_MAPBOX_API_URL ?? MAPBOX_API_URL;
    return { accessToken, apiUrl, mode: env.VITE_MAPBOX_GEOCODING ?? 'mapbox.places' };
  },
  addresses: ({ apiUrl }) => [apiUrl],
};

/** Any style; Mapbox's outdoors style where only its token is given. */
const remoteMap: Service<RemoteMap> = {
  variables: { ...MAPBOX_VARIABLES, ...MAP_VARIABLES },
  settings(env) {
    const accessToken = env.VITE_MAPBOX_ACCESS_TOKEN ?? null;
    const style = env.VITE_MAP_STYLE_URL ?? (accessToken === null ? null : OUTDOORS_STYLE);
    if (style === null) return null;
    return {
      style,
      accessToken: isMapboxStyle(style) ? accessToken : null,
      mapboxApiUrl: env.VITE_MAPBOX_API_URL ?? MAPBOX_API_URL,
    };
  },
  addresses: ({ style, mapboxApiUrl }) => [isMapboxStyle(style) ? mapboxApiUrl : style],
};

/** Only where no other map covers the bundled one. */
const detailMap: Service<DetailMap> = {
  variables: { ...DETAIL_VARIABLES, VITE_MAP_ORIGINS: MAP_VARIABLES.VITE_MAP_ORIGINS },
  settings: (env) => (remoteMap.settings(env) === null ? detailMapOf(env) : null),
  addresses: detailAddresses,
};

/** The settings of the configured services; null where the embedded twin serves. */
export type Services = {
  openai: OpenAi | null;
  supabase: Supabase | null;
  geocoding: Geocoding | null;
  map: RemoteMap | null;
  detail: DetailMap | null;
};

/** The hosts that the configured services are asked at; null where the device answers itself. */
export type ServiceHosts = Record<
  'recommender' | 'catalogue' | 'places' | 'map' | 'detail',
  string | null
>;

/**
 * The configured services. A service with a problem is off as a whole: with half of its settings it
 * could ask the wrong server, or send a key there.
 */
export function servicesOf(env: Env, problems: readonly EnvProblem[] = []): Services {
  return {
    openai: configured(openAi, env, problems),
    supabase: configured(supabase, env, problems),
    geocoding: configured(mapboxGeocoding, env, problems),
    map: configured(remoteMap, env, problems),
    detail: configured(detailMap, env, problems),
  };
}

export function serviceHosts(services: Services): ServiceHosts {
  return {
    recommender: hostOf(openAi, services.openai),
    catalogue: hostOf(supabase, services.supabase),
    places: hostOf(mapboxGeocoding, services.geocoding),
    map: hostOf(remoteMap, services.map),
    detail: hostOf(detailMap, services.detail),
  };
}

/** The origins that the configured services are asked at, for the content security policy. */
export function serviceOrigins(env: Env, problems: readonly EnvProblem[] = []): Origins {
  const services = servicesOf(env, problems);
  const img = [
    ...originsOf(remoteMap, services.map),
    ...(services.map === null ? [] : splitOrigins(env.VITE_MAP_ORIGINS ?? '')),
  ];
  const connect = [
    ...originsOf(openAi, services.openai),
    ...originsOf(supabase, services.supabase),
    ...originsOf(mapboxGeocoding, services.geocoding),
    ...img,
    ...originsOf(detailMap, services.detail),
  ];
  return { connect: [...new Set(connect)], img: [...new Set(img)] };
}

function configured<Settings>(
  service: Service<Settings>,
  env: Env,
  problems: readonly EnvProblem[],
): Settings | null {
  const isOff = problems.some(({ variable }) => variable in service.variables);
  return isOff ? null : service.settings(env);
}

function originsOf<Settings>(service: Service<Settings>, settings: Settings | null): string[] {
  const addresses = settings === null ? [] : service.addresses(settings);
  return addresses.map((address) => new URL(address).origin);
}

/** Null where only this site is asked. */
function hostOf<Settings>(service: Service<Settings>, settings: Settings | null): string | null {
  const hosts = originsOf(service, settings).map((origin) => new URL(origin).host);
  return hosts.length === 0 ? null : [...new Set(hosts)].join(', ');
}
