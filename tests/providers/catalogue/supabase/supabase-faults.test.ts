import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { GENERAL } from '#src/domain/catalogue.ts';
import { createSupabaseCatalogue } from '#src/providers/catalogue/supabase/supabase-catalogue.ts';
import { watchBrowser } from '#tests/helpers/watched-browser.ts';
import type { Fault, Service } from '#tests/services/service.ts';
import { DATABASE_MS, startSupabaseProxy } from '#tests/services/supabase-service.ts';
import { SUPABASE_KEY } from '#tests/services/supabase-wire.ts';

const GENERAL_ONLY = {
  terrains: [GENERAL.terrain],
  climates: [GENERAL.climate],
  activities: [GENERAL.activity],
};
const NOTHING = { terrains: [], climates: [], activities: [] };
const PAGE = '<!doctype html><title>Fernweh</title><p>Not what was asked for</p>';

/** A fault, and the reason in its log line. */
const FAULTS: [name: string, fault: Fault, logged: string][] = [
  ...[400, 401, 403, 404, 422, 429, 500, 503].map((status): [string, Fault, string] => [
    `status ${status}`,
    { kind: 'answer', status },
    `${status} error ${status}`,
  ]),
  ['a 503 without a body', { kind: 'answer', status: 503, body: '' }, '503'],
  ['a 404 without a body', { kind: 'answer', status: 404, body: '' }, 'received null'],
  ['a 404 of HTML', { kind: 'answer', status: 404, type: 'text/html', body: PAGE }, '404 <!doc'],
  ['HTML with 200', { kind: 'answer', status: 200, type: 'text/html', body: PAGE }, '200 <!doc'],
  ['an empty body', { kind: 'answer', status: 200, body: '' }, 'received null'],
  ['half a JSON', { kind: 'answer', status: 200, body: '[{"id":1,"na' }, '200 [{"id":1,"na'],
  ['null', { kind: 'answer', status: 200, body: 'null' }, 'received null'],
  ['an object', { kind: 'answer', status: 200, body: '{"rows":[]}' }, 'received Object'],
  ['a text', { kind: 'answer', status: 200, body: '"rows"' }, 'received "rows"'],
  ['a connection closed at once', { kind: 'drop' }, 'fetch failed'],
  ['a connection closed in the middle', { kind: 'half' }, 'terminated'],
];

let service: Service;
let log: ReturnType<typeof logSpy>;

beforeEach(async () => {
  watchBrowser();
  log = logSpy();
  service = await startSupabaseProxy(inject('supabaseUrl'));
}, DATABASE_MS);

afterEach(async () => {
  await service.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function logSpy() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** One line with what failed and why, without key and URL. */
function expectOneLine(...parts: string[]): void {
  expect(log).toHaveBeenCalledOnce();
  const line = log.mock.calls.flat().join(' ');
  for (const part of parts) expect(line).toContain(part);
  expect(line).not.toContain(SUPABASE_KEY);
  expect(line).not.toContain('http://');
}

function create(url = service.url) {
  return createSupabaseCatalogue({ url, anonKey: SUPABASE_KEY });
}

/** Lets the test trigger the time limits. */
function limitsAtHand() {
  let limits: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  return {
    asked: () => timeout.mock.calls.flat(),
    pass() {
      for (const limit of limits) limit.abort(new DOMException('Too late', 'TimeoutError'));
      limits = [];
    },
  };
}

/** A catalogue that has read its lists. */
async function prepared() {
  const catalogue = create();
  expect((await catalogue.vocabulary()).terrains).not.toEqual([]);
  return catalogue;
}

describe.each(FAULTS)('%s', (_name, fault, reason) => {
  test('gives an empty vocabulary, one line in the log and no further request', async () => {
    service.failAlways(fault);
    const catalogue = create();
    expect(await catalogue.vocabulary()).toEqual(NOTHING);
    expect(await catalogue.productsFor(GENERAL_ONLY)).toEqual([]);
    expectOneLine('The lists of the catalogue could not be read: ', reason);
    await service.arrived(3);
    expect(service.requests).toHaveLength(3);
  });

  test('gives no products, one line in the log and no further request', async () => {
    const catalogue = await prepared();
    service.failAlways(fault);
    expect(await catalogue.productsFor(GENERAL_ONLY)).toEqual([]);
    expectOneLine('The products of the catalogue could not be read: ', reason);
    expect(service.requests).toHaveLength(4);
  });

  test('is gone with the next request', async () => {
    const catalogue = await prepared();
    service.fail(fault);
    expect(await catalogue.productsFor(GENERAL_ONLY)).toEqual([]);
    expect(await catalogue.productsFor(GENERAL_ONLY)).not.toEqual([]);
  });
});

describe.each(['silence', 'stall'] as const)('%s', (kind) => {
  test('ends after 10 seconds as a failure', async () => {
    const limits = limitsAtHand();
    const catalogue = await prepared();
    service.failAlways({ kind });
    const products = catalogue.productsFor(GENERAL_ONLY, new AbortController().signal);
    await service.arrived(4);
    limits.pass();
    expect(await products).toEqual([]);
    await service.hungUp(1);
    const lists = create().vocabulary();
    await service.arrived(7);
    limits.pass();
    expect(await lists).toEqual(NOTHING);
    await service.hungUp(4);
    expect(limits.asked()).toEqual([10_000, 10_000, 10_000]);
    expect(log.mock.calls).toEqual([
      ['The products of the catalogue could not be read: no answer in 10 s'],
      ['The lists of the catalogue could not be read: no answer in 10 s'],
    ]);
  });

  test.each([undefined, 'no longer wanted'])(
    'closes the connection when aborted (%s)',
    async (reason) => {
      const catalogue = await prepared();
      service.failAlways({ kind });
      const lists = new AbortController();
      const vocabulary = catalogue.vocabulary(lists.signal);
      await service.arrived(6);
      lists.abort(reason);
      await expect(vocabulary).rejects.toMatchObject({ name: 'AbortError' });
      await service.hungUp(3);
      const products = new AbortController();
      const found = catalogue.productsFor(GENERAL_ONLY, products.signal);
      await service.arrived(7);
      products.abort(reason);
      await expect(found).rejects.toMatchObject({ name: 'AbortError' });
      await service.hungUp(4);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test('fails when the connection is lost', async () => {
    const catalogue = await prepared();
    service.failAlways({ kind });
    const products = catalogue.productsFor(GENERAL_ONLY);
    await service.arrived(4);
    await service.stop();
    expect(await products).toEqual([]);
    expectOneLine('fetch failed');
  });
});

test('an unreachable server', async () => {
  await service.stop();
  expect(await create().vocabulary()).toEqual(NOTHING);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'The lists of the catalogue could not be read: TypeError: fetch failed',
  );
});

test('an unknown host name', async () => {
  expect(await create('http://fernweh.invalid').vocabulary()).toEqual(NOTHING);
  expectOneLine('The lists of the catalogue could not be read: ');
});

test('an invalid URL', async () => {
  expect(await create('fernweh').vocabulary()).toEqual(NOTHING);
  expectOneLine('The lists of the catalogue could not be read: ');
});

test('a wrong key is refused by the real service', async () => {
  const catalogue = createSupabaseCatalogue({ url: service.url, anonKey: 'sb_publishable_other' });
  expect(await catalogue.vocabulary()).toEqual(NOTHING);
  expectOneLine('401');
});

test('a response that repeats key and URL does not bring them into the log', async () => {
  const body = JSON.stringify({ message: `No ${SUPABASE_KEY} at\n${service.url}/rest/v1, please` });
  service.failAlways({ kind: 'answer', status: 403, body });
  await create().vocabulary();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'The lists of the catalogue could not be read: 403 No [key] at [address] please',
  );
});

test('a second request while the first is pending', async () => {
  const catalogue = await prepared();
  const abort = new AbortController();
  service.fail({ kind: 'silence' });
  const first = catalogue.productsFor(GENERAL_ONLY, abort.signal);
  await service.arrived(4);
  const second = catalogue.productsFor(GENERAL_ONLY);
  abort.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(await second).not.toEqual([]);
  expect(log).not.toHaveBeenCalled();
  expect(service.requests).toHaveLength(5);
});
