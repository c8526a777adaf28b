/**
 * Database, AI service, geocoder and map servers on loopback, and the app with hot reload against
 * them. A line such as "openai 503" or "mapbox silence" makes a service fail until "openai ok". With
 * --profile=specified they have the shapes of the specification and nothing more; with --map=detail
 * the app shows its own map with detail tiles of Andorra and Monaco, and no place search of Mapbox.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { MAPS, PROFILES, SERVICE_NAMES, startAllServices } from './all-services.ts';
import type { Fault } from './service.ts';

/** The seconds that a busy service asks clients to wait. */
const BUSY = { headers: { 'retry-after': '5' } };
const SLOW_MS = 4000;
const KINDS = ['silence', 'drop', 'half', 'stall'] as const;
/** Bodies that are sent with status 200 in place of an answer. */
const BODIES: Record<string, string> = {
  html: '<!doctype html><title>Sign in</title>',
  empty: '',
  null: 'null',
  json: '{"choices":[{"message":{"content":"{\\"sec',
  nothing: '{"choices":[{"message":{"role":"assistant","content":null}}]}',
};
const WORDS = [...KINDS, 'slow', ...Object.keys(BODIES)].join(', ');
const USAGE = `${SERVICE_NAMES.join(' | ')}, then a status (401, 429, 503 …), ${WORDS} or ok`;

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'own' },
    map: { type: 'string', default: 'style' },
  },
});
const profile = PROFILES.find((known) => known === values.profile);
if (profile === undefined) throw new Error(`--profile is one of ${PROFILES.join(', ')}`);
const map = MAPS.find((known) => known === values.map);
if (map === undefined) throw new Error(`--map is one of ${MAPS.join(', ')}`);

const services = await startAllServices(profile, map);
Object.assign(process.env, services.env);
const app = await createServer();
await app.listen();
for (const name of SERVICE_NAMES) console.log(`  ${name.padEnd(9)} ${services[name].url}`);
app.printUrls();
console.log(`\nTo see a fault, type: ${USAGE}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const [first, word = ''] = line.trim().split(/\s+/u);
  const name = SERVICE_NAMES.find((known) => known === first);
  const fault = faultOf(word);
  if (name === undefined || fault === undefined) {
    console.log(USAGE);
    return;
  }
  services[name].failAlways(fault);
  console.log(`${name}: ${word}`);
});

/** Null to answer again; undefined for an unknown word. */
function faultOf(word: string): Fault | null | undefined {
  if (word === 'ok') return null;
  if (word === 'slow') return { kind: 'late', ms: SLOW_MS };
  if (/^(?:429|503)$/u.test(word)) return { kind: 'answer', status: Number(word), ...BUSY };
  if (/^[45]\d\d$/u.test(word)) return { kind: 'answer', status: Number(word) };
  const body = BODIES[word];
  if (body !== undefined) {
    return { kind: 'answer', status: 200, body, ...(word === 'html' && { type: 'text/html' }) };
  }
  const kind = KINDS.find((known) => known === word);
  return kind === undefined ? undefined : { kind };
}
