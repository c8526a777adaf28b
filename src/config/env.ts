import * as v from 'valibot';

/** https, or http on this machine; nothing but host, port and path. Given back without a last slash. */
const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress),
  v.transform((address) => address.replace(/\/+$/u, '')),
);

/**
 * Everything that can be configured; .env.example explains it. All of it is public: whatever a name
 * with VITE_ holds is part of the bundle that every visitor downloads.
 */
const VARIABLES = {
  VITE_CONTACT_EMAIL: v.pipe(v.string(), v.email()),
  VITE_SITE_URL: webAddress,
  VITE_OPENAI_API_KEY: v.pipe(v.string(), v.regex(/^[\w.-]+$/u)),
  VITE_OPENAI_BASE_URL: webAddress,
  VITE_OPENAI_MODEL: v.pipe(v.string(), v.regex(/^[\w.:/@-]+$/u)),
  VITE_SUPABASE_URL: webAddress,
  VITE_SUPABASE_ANON_KEY: v.pipe(v.string(), v.regex(/^[\w.-]+$/u), v.check(isForAnybody)),
  VITE_MAPBOX_ACCESS_TOKEN: v.pipe(v.string(), v.regex(/^pk\.[\w.-]+$/u)),
  VITE_MAPBOX_API_URL: webAddress,
  VITE_MAPBOX_GEOCODING: v.picklist(['mapbox.places', 'mapbox.places-permanent']),
  VITE_MAP_STYLE_URL: v.pipe(v.string(), v.check(isStyleAddress)),
  VITE_MAP_TILES_CACHEABLE: v.picklist(['true', 'false']),
  VITE_MAP_ORIGINS: v.pipe(v.string(), v.check(isOriginList)),
} as const;

export const VARIABLE_NAMES = Object.keys(VARIABLES);

const envSchema = v.partial(v.object(VARIABLES));

/** The valid values; what is empty, missing or wrong is not there. */
export type Env = v.InferOutput<typeof envSchema>;
export type Variable = keyof Env;

/** A value that is not used. What it holds is not told: it may be a secret in the wrong place. */
export type EnvProblem = {
  variable: Variable;
  /** `wrong`: not of its form. `alone`: of no use without another variable. */
  problem: 'wrong' | 'alone';
};

/** Reads and checks every variable. */
export function readEnv(raw: Record<string, unknown>): { env: Env; problems: EnvProblem[] } {
  const given = Object.fromEntries(
    Object.entries(raw)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([name, value]) => isVariable(name) && value !== ''),
  );
  const { issues = [] } = v.safeParse(envSchema, given);
  const wrong = issues.map((issue) => v.getDotPath(issue) ?? '').filter(isVariable);
  const env = v.parse(envSchema, without(given, wrong));
  const alone = aloneIn(env);
  return {
    env: v.parse(envSchema, without(env, alone)),
    problems: [
      ...wrong.map((variable) => ({ variable, problem: 'wrong' }) as const),
      ...alone
        .filter((variable) => !wrong.some((other) => partnersOf(variable).includes(other)))
        .map((variable) => ({ variable, problem: 'alone' }) as const),
    ],
  };
}

/** What each of these cannot do without. */
function partnersOf(variable: Variable): readonly Variable[] {
  switch (variable) {
    case 'VITE_SUPABASE_URL':
      return ['VITE_SUPABASE_ANON_KEY'];
    case 'VITE_SUPABASE_ANON_KEY':
      return ['VITE_SUPABASE_URL'];
    case 'VITE_MAP_STYLE_URL':
      return ['VITE_MAPBOX_ACCESS_TOKEN'];
    default:
      return [];
  }
}

function aloneIn(env: Env): Variable[] {
  return Object.keys(env)
    .filter(isVariable)
    .filter((variable) => variable !== 'VITE_MAP_STYLE_URL' || isMapboxStyle(env[variable] ?? ''))
    .filter((variable) => partnersOf(variable).some((partner) => env[partner] === undefined));
}

function isVariable(name: string): name is Variable {
  return name in VARIABLES;
}

function without(values: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const secure = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
  return secure && username === '' && search === '' && hash === '';
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A style's address may have a query: many hosts take their key there. */
function isStyleAddress(text: string): boolean {
  return isMapboxStyle(text) || (!text.includes('#') && isWebAddress(text.split('?')[0] ?? ''));
}

/** mapbox://styles/owner/id: an address that only Mapbox's API can answer. */
export function isMapboxStyle(text: string): boolean {
  return /^mapbox:\/\/styles\/[\w-]+\/[\w-]+$/u.test(text);
}

/** Origins only, without a path. */
function isOriginList(text: string): boolean {
  return splitOrigins(text).every(
    (origin) => isWebAddress(origin) && new URL(origin).origin === origin,
  );
}

export function splitOrigins(text: string): string[] {
  return text.split(/[\s,]+/u).filter((origin) => origin !== '');
}

/** A key that opens everything (sb_secret_…, or a token of the service role) must not get out. */
function isForAnybody(key: string): boolean {
  if (key.startsWith('sb_secret_')) return false;
  const claims = key.split('.')[1] ?? '';
  try {
    return !atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('service_role');
  } catch {
    return true; // Not a token with claims.
  }
}
