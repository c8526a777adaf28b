import { afterEach, expect, test, vi } from 'vitest';
import { createShell } from '#sw/shell.ts';

const FILES = new Set(['en/about/index.html', 'de/about/index.html', 'de/404.html', 'assets/a.js']);

afterEach(() => {
  vi.restoreAllMocks();
});

test('a file of the shell is answered from the cache, an evicted one from the network', async () => {
  const { shell, cached, waitUntil } = setUp();
  expect(await (await shell.answerFile('assets/a.js', waitUntil)).text()).toBe(
    'cached assets/a.js',
  );
  cached.delete('assets/a.js');
  expect(await (await shell.answerFile('assets/a.js', waitUntil)).text()).toBe(
    'fetched assets/a.js',
  );
});

test("a page is served in the visitor's language, an unknown one with status 404", async () => {
  const { shell, waitUntil } = setUp();
  expect(await (await shell.answerPage('/about', waitUntil)).text()).toBe(
    'cached de/about/index.html',
  );
  const unknown = await shell.answerPage('/nowhere', waitUntil);
  expect([unknown.status, await unknown.text()]).toEqual([404, 'cached de/404.html']);
});

test('if the cache cannot be read, the visitor still gets the page, and nothing is counted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { shell, world, waitUntil } = setUp();
  world.broken = true;
  expect(await (await shell.answerPage('/about', waitUntil)).text()).toBe(
    'fetched de/about/index.html',
  );
  expect(await shell.share()).toEqual({ have: 0, total: 4 });
});

test('an evicted file is not counted', async () => {
  const { shell, cached } = setUp();
  cached.delete('assets/a.js');
  expect(await shell.share()).toEqual({ have: 3, total: 4 });
});

test('a missing file that a page asks for is stored again', async () => {
  const { shell, cached, work, waitUntil } = setUp();
  cached.delete('assets/a.js');
  await shell.answerFile('assets/a.js', waitUntil);
  await Promise.all(work);
  expect(await (await shell.answerFile('assets/a.js', waitUntil)).text()).toBe(
    'cached assets/a.js',
  );
});

test('all missing files are restored, and no others are fetched', async () => {
  const { shell, cached, asked } = setUp();
  cached.delete('assets/a.js');
  cached.delete('de/404.html');
  await shell.restore();
  expect(asked).toEqual(['de/404.html', 'assets/a.js']);
  expect(await shell.share()).toEqual({ have: 4, total: 4 });
});

test('a file that cannot be had keeps no other from being restored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { shell, cached, world } = setUp();
  cached.delete('de/404.html');
  cached.delete('assets/a.js');
  world.refused.add('de/404.html');
  await shell.restore();
  expect(await shell.share()).toEqual({ have: 3, total: 4 });
});

function setUp() {
  const cached = new Set(FILES);
  const world = { broken: false, refused: new Set<string>() };
  const asked: string[] = [];
  const work: Promise<void>[] = [];
  const shell = createShell({
    files: FILES,
    async match(file) {
      if (world.broken) throw new DOMException('broken', 'UnknownError');
      return cached.has(file) ? new Response(`cached ${file}`) : undefined;
    },
    async fetch(file) {
      asked.push(file);
      return new Response(`fetched ${file}`);
    },
    async store(file) {
      if (world.refused.has(file)) throw new Error('of another build');
      cached.add(file);
    },
    language: async () => 'de',
  });
  const waitUntil = (storing: Promise<void>) => void work.push(storing);
  return { shell, cached, world, asked, work, waitUntil };
}
