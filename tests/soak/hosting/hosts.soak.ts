import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/e2e/support/site-under-test.ts';
import type { SiteUnderTest } from '#tests/e2e/support/site-under-test.ts';
import { tryAll } from '../trials.ts';
import type { Trial } from '../trials.ts';
import { startCaddy, startNginx } from './hosts.ts';
import type { Host } from './hosts.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
const FIXTURES = join(ROOT, 'tests/fixtures/tiles');
const TILES = join(ROOT, 'tests/.artifacts/hosts/srv');
const VECTOR = '/vector/14/8261/6050.pbf';
const TOWN = `/tiles${VECTOR}`;

type Ask = { path: string; headers?: OutgoingHttpHeaders; method?: string };
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const hosts: Host[] = [];
let own: SiteUnderTest;
let ownPort = 0;

beforeAll(async () => {
  mkdirSync(join(TILES, 'tiles'), { recursive: true });
  for (const set of ['vector', 'terrain']) {
    const link = join(TILES, 'tiles', set);
    if (!existsSync(link)) symlinkSync(join(FIXTURES, set), link);
  }
  writeFileSync(join(TILES, 'tiles/vector.json'), '{"tilejson":"3.0.0"}');
  own = await startSite();
  ownPort = Number(new URL(own.url).port);
  const served = { site: DIST, tiles: TILES };
  hosts.push(await startNginx(served));
  hosts.push(await startCaddy(served));
});
afterAll(async () => {
  for (const host of hosts) host.stop();
  await own.stop();
});

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const speaks = (languages: string, cookie?: string): OutgoingHttpHeaders => ({
  ...BROWSER,
  'accept-language': languages,
  ...(cookie !== undefined && { cookie }),
});
/** Languages, remembered choices, codings, and what is no browser. */
const VISITORS: readonly OutgoingHttpHeaders[] = [
  {},
  { accept: '*/*', 'accept-encoding': 'gzip' },
  BROWSER,
  speaks('en', 'a=b; fernweh-language=de'),
  speaks('de', 'fernweh-language=en'),
  speaks('DE', 'fernweh-language=xx'),
  speaks('de-AT,de;q=0.9,en;q=0.8'),
  speaks('en-GB,en;q=0.9,de;q=0.8'),
  speaks('fr, de-AT;q=0.8, en;q=0.5'),
  speaks('de;q=0, en ; q=0.1'),
  speaks('en;q=0,de;q=0.001'),
  speaks('es, *'),
  speaks('e, d, dx, fr-DE'),
];

/** Pages, then what is not there, or is not to be told. */
const ROUTES = `
  / /index.html /404.html /en /de /de/ /en/index.html
  /about /about/ /de/about /imprint /privacy /en/terms
  /planner /planner/ /de/planner /planner?lat=47&lng=11&text=a%20b
  /trips /trips/ /trips/0190-abc /trips/backup /trips/shared%231.eJyrVk?a=b
  /blog /blog/wandern-in-den-alpen /de/blog/wandern-in-den-alpen/

  /blog/atlantis /de/blog/atlantis /en/blog/atlantis/ /en/trips /de/trips/x
  /nowhere /en/nowhere /de/nowhere/deeper /trips/a/b /assets /assets/ /data
  /assets/old.js /de/assets/old.css /icons/none.png /old.html /tiles
  /_headers /_redirects /_nginx /_caddy /.build-inputs`
  .trim()
  .split(/\s+/u);

test('every route answers as with npm start', async () => {
  expect.hasAssertions();
  const asked = ROUTES.flatMap((path) => VISITORS.map((headers): Ask => ({ path, headers })));
  await tryAll('routes of nginx and Caddy', trialsFor(asked));
});

test('every file of the build is served as with npm start', async () => {
  expect.hasAssertions();
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?!br$|gz$)\w+$/u.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(DIST.length));
  await tryAll('files of nginx and Caddy', [
    ...trialsFor(files.map((path) => ({ path, headers: BROWSER }))),
    ...trialsFor(files.map((path) => ({ path, method: 'HEAD' }))),
  ]);
});

test('a file that is asked for again is not sent again, and parts of it are', async () => {
  for (const { port } of hosts) {
    for (const headers of [{}, BROWSER]) {
      const path = '/service-worker.js';
      const { headers: first } = await ask(port, { path, headers });
      const again = { ...headers, 'if-none-match': first.etag };
      expect((await ask(port, { path, headers: again })).status).toBe(304);
      const changed = { ...headers, 'if-none-match': '"other"' };
      expect((await ask(port, { path, headers: changed })).status).toBe(200);
    }
    const part = await ask(port, { path: '/robots.txt', headers: { range: 'bytes=0-3' } });
    expect([part.status, part.body.length]).toEqual([206, 4]);
  }
});

test('what is no question is refused, and something shared leads to the planner', async () => {
  for (const { port } of hosts) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(port, { path: '/', method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(headers['cache-control']).toBe('no-store');
    }
    const { status, headers } = await ask(port, { path: '/planner', method: 'POST' });
    expect([status, headers.location]).toEqual([303, '/planner']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('no path leaves the folder', async () => {
  for (const { port } of hosts) {
    for (const path of ['/../package.json', '/..%2fpackage.json', '/tiles/..%2f..%2fREADME.md']) {
      const { status, body } = await ask(port, { path });
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('fernweh');
    }
  }
});

test('detail tiles that somebody made are sent as what they are', async () => {
  for (const { port } of hosts) {
    const tile = await ask(port, { path: TOWN, headers: BROWSER });
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=604800',
    });
    expect(gunzipSync(tile.body).includes('transportation_name')).toBe(true);
    const heights = await ask(port, { path: '/tiles/terrain/11/1032/755.png' });
    expect(heights.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
    const description = await ask(port, { path: '/tiles/vector.json' });
    expect(description.headers['cache-control']).toBe('no-cache');
    const none = await ask(port, { path: '/tiles/vector/14/0/0.pbf', headers: BROWSER });
    expect([none.status, none.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(none.body.toString()).toBe('Not found\n');
  }
});

test('tiles on a host of their own can be read by another site, and that there is none', async () => {
  for (const { tilesPort } of hosts) {
    const get = (path: string) => ask(tilesPort, { path, headers: BROWSER });
    const [tile, heights] = [await get(VECTOR), await get('/terrain/11/1032/755.png')];
    const [description, none] = [await get('/vector.json'), await get('/vector/14/0/0.pbf')];
    for (const { headers } of [tile, heights, description, none]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect(tile.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'access-control-expose-headers': 'Retry-After',
    });
    expect(gunzipSync(tile.body).includes('transportation_name')).toBe(true);
    expect(heights.headers['content-type']).toBe('image/png');
    const rules = [tile, heights, description].map(({ headers }) => headers['cache-control']);
    expect(rules).toEqual(['public, max-age=604800', 'public, max-age=604800', 'no-cache']);
    expect([none.status, none.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(none.headers['content-encoding']).toBeUndefined();
  }
});

test('nginx asks whoever wants too many tiles to wait, and says how long', async () => {
  const { tilesPort } = hosts.find(({ name }) => name === 'nginx') ?? { tilesPort: 0 };
  const hundred = Array.from({ length: 100 }, () => ({ path: '/vector.json' }));
  const replies: Reply[] = [];
  while (replies.length < 1000) {
    replies.push(...(await Promise.all(hundred.map((one) => ask(tilesPort, one)))));
  }
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
});

function trialsFor(asked: readonly Ask[]): Trial[] {
  return asked.flatMap((one) =>
    hosts.map(({ name, port }) => ({
      name: `${name} ${one.method ?? 'GET'} ${one.path} ${JSON.stringify(one.headers ?? {})}`,
      async run() {
        const [wanted, answered] = await Promise.all([ask(ownPort, one), ask(port, one)]);
        const differing = differences(factsOf(wanted), factsOf(answered));
        if (differing.length > 0) throw new Error(differing.join('; '));
        const { vary, 'content-encoding': coding } = answered.headers;
        if (coding !== undefined) expect(vary?.toLowerCase()).toContain('accept-encoding');
        // A missing page is small talk: it may be compressed or not.
        if (wanted.status < 400) expect(coding).toBe(wanted.headers['content-encoding']);
      },
    })),
  );
}

/** Differ from server to server, or from moment to moment. */
const VOLATILE = new Set(
  `date server connection keep-alive etag last-modified accept-ranges transfer-encoding
  content-length vary content-encoding`.split(/\s+/u),
);

/** The parts of an answer that must be the same. A redirect has no body worth comparing. */
function factsOf({ status, headers, body }: Reply): Map<string, string> {
  const isRedirect = status >= 300 && status < 400;
  const kept = Object.entries(headers).filter(
    ([name]) => !VOLATILE.has(name) && !(isRedirect && name === 'content-type'),
  );
  const varies = wordsOf(headers.vary).filter((word) => word !== 'accept-encoding');
  const whole = isRedirect ? '' : decoded(body, headers['content-encoding']).toString('base64');
  return new Map([
    ['status', String(status)],
    ...kept.map(([name, value]): [string, string] => [name, String(value)]),
    ['vary', varies.join(', ')],
    ['body', whole],
  ]);
}

function differences(wanted: Map<string, string>, answered: Map<string, string>): string[] {
  return [...new Set([...wanted.keys(), ...answered.keys()])]
    .filter((name) => wanted.get(name) !== answered.get(name))
    .map((name) => `${name} ${shortened(answered.get(name))} for ${shortened(wanted.get(name))}`);
}

function shortened(text = 'nothing'): string {
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}

function wordsOf(list = ''): string[] {
  const words = list.toLowerCase().split(/,\s*/u);
  return [...new Set(words.filter((word) => word !== ''))].toSorted((a, b) => (a < b ? -1 : 1));
}

function decoded(body: Buffer, coding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

function ask(port: number, { path, headers = {}, method = 'GET' }: Ask): Promise<Reply> {
  const options = { port, host: port === ownPort ? 'localhost' : '127.0.0.1' };
  return new Promise((resolve, reject) => {
    request({ ...options, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}
