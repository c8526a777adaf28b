import { afterEach, expect, test, vi } from 'vitest';
import { createShell } from '#sw/shell.ts';

const FILES = new Set(['en/about/index.html', 'de/about/index.html', 'de/404.html', 'assets/a.js']);

afterEach(() => {
  vi.restoreAllMocks();
});

test('a file of the shell is answered from the cache, an evicted one from the network', async () => {
  const { shell, cached } = setUp();
  expect(await (await shell.answerFile('assets/a.js')).text()).toBe('cached assets/a.js');
  cached.delete('assets/a.js');
  expect(await (await shell.answerFile('assets/a.js')).text()).toBe('fetched assets/a.js');
});

test("a page is served in the visitor's language, an unknown one with status 404", async () => {
  const { shell } = setUp();
  expect(await (await shell.answerPage('/about')).text()).toBe('cached de/about/index.html');
  const unknown = await shell.answerPage('/nowhere');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'cached de/404.html']);
});

test('if the cache cannot be read, the visitor still gets the page, and nothing is counted', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { shell, world } = setUp();
  world.broken = true;
  expect(await (await shell.answerPage('/about')).text()).toBe('fetched de/about/index.html');
  expect(await shell.share()).toEqual({ have: 0, total: 4 });
});

test('an evicted file is not counted', async () => {
  const { shell, cached } = setUp();
  cached.delete('assets/a.js');
  expect(await shell.share()).toEqual({ have: 3, total: 4 });
});

function setUp() {
  const cached = new Set(FILES);
  const world = { broken: false };
  const shell = createShell({
    files: FILES,
    async match(file) {
      if (world.broken) throw new DOMException('broken', 'UnknownError');
      return cached.has(file) ? new Response(`cached ${file}`) : undefined;
    },
    fetch: async (file) => new Response(`fetched ${file}`),
    language: async () => 'de',
  });
  return { shell, cached, world };
}
