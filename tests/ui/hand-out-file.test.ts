// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handOutText } from '#src/ui/hand-out-file.ts';

const FILE = { name: 'fernweh-oslo.gpx', type: 'application/gpx+xml', content: '<gpx/>' };

/** Names of downloaded files, and what the share sheet was given. */
let downloads: string[] = [];
let shared: { name: string; type: string }[] = [];

beforeEach(() => {
  downloads = [];
  shared = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

test('in a browser a file is downloaded, also where that has a share sheet', async () => {
  device({ standalone: false });
  expect(await handOutText(FILE)).toBe('saved');
  expect(downloads).toEqual(['fernweh-oslo.gpx']);
  expect(shared).toEqual([]);
});

test('on an iPhone’s home screen the share sheet gets it, and nothing is downloaded', async () => {
  device({ standalone: true });
  expect(await handOutText(FILE)).toBe('shared');
  expect(shared).toEqual([{ name: 'fernweh-oslo.gpx', type: 'application/gpx+xml' }]);
  expect(downloads).toEqual([]);
});

test('a type that the share sheet does not know goes as a text of the same name', async () => {
  device({ standalone: true, knows: ['text/plain'] });
  expect(await handOutText(FILE)).toBe('shared');
  expect(shared).toEqual([{ name: 'fernweh-oslo.gpx', type: 'text/plain' }]);
});

test.each([
  ['closed', new DOMException('closed', 'AbortError')],
  ['refused', new DOMException('no gesture', 'NotAllowedError')],
] as const)('a share sheet that ends in %s hands out nothing', async (how, error) => {
  device({ standalone: true, error });
  expect(await handOutText(FILE)).toBe(how);
  expect(downloads).toEqual([]);
});

test.each([
  ['shares no files', { knows: [] }],
  ['has no share sheet', { canShare: false }],
])('a home screen app that %s says so instead of downloading', async (_, how) => {
  device({ standalone: true, ...how });
  expect(await handOutText(FILE)).toBe('refused');
  expect(downloads).toEqual([]);
});

test('no other file of the source downloads', () => {
  const root = join(import.meta.dirname, '../../src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path))
    .filter((path) => /\.download\b|\bdownload=/u.test(readFileSync(join(root, path), 'utf8')));
  expect(sources).toEqual(['ui/hand-out-file.ts']);
});

type Device = { standalone: boolean; knows?: string[]; canShare?: boolean; error?: DOMException };

function device({ standalone, knows = [FILE.type], canShare = true, error }: Device): void {
  put('standalone', standalone);
  if (!canShare) return;
  put('canShare', ({ files }: { files: File[] }) =>
    files.every(({ type }) => knows.includes(type)),
  );
  put('share', async ({ files }: { files: File[] }) => {
    if (error !== undefined) throw error;
    shared = files.map(({ name, type }) => ({ name, type }));
  });
}

function put(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
