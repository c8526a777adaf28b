import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERYWHERE, LANGUAGE } from './helpers/browser-parts.ts';
import { freeNames } from './helpers/free-names.ts';

const ROOT = join(import.meta.dirname, '..');

/** The globals of a service worker: without them there is none. */
const WORKER: ReadonlySet<string> = new Set(['caches', 'clients', 'crypto.subtle', 'skipWaiting']);

/** Named without a question, where a failure is caught and told. */
const CAUGHT: ReadonlySet<string> = new Set([
  'src/trips/export/copy-field.tsx: navigator.clipboard',
  'src/ui/copy-text.ts: navigator.clipboard',
  'src/ui/hand-out-file.ts: navigator.share',
]);

test.each(['src', 'sw'])(
  'no file of %s names a part of the browser without asking first',
  (folder) => {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.(?:tsx?|mjs)$/u.test(file))
      .map((file) => `${folder}/${file}`);
    expect(files.length).toBeGreaterThan(10);
    const known = (name: string) =>
      LANGUAGE.has(name) || EVERYWHERE.has(name) || (folder === 'sw' && WORKER.has(name));
    const unasked = files.flatMap((file) => {
      const { named, askedFor } = freeNames(file, readFileSync(join(ROOT, file), 'utf8'));
      const doubtful = [...named].filter((name) => !known(name) && !askedFor.has(name));
      return doubtful.map((name) => `${file}: ${name}`).filter((line) => !CAUGHT.has(line));
    });
    expect(unasked).toEqual([]);
  },
);

test.each([
  ['storage instanceof StorageManager', ['StorageManager']],
  ["typeof StorageManager === 'function' && x instanceof StorageManager", []],
  ['new window.OffscreenCanvas(1, 1)', ['OffscreenCanvas']],
  ["'OffscreenCanvas' in globalThis && new OffscreenCanvas(1, 1)", []],
  ['navigator.locks.request(name, work)', ['navigator.locks']],
  ["'locks' in navigator && navigator.locks.request(name, work)", []],
  ['navigator.locks?.request(name, work)', []],
  [
    'const f = ({ caches: [first = crypto.subtle] }: Caches, ...caches: Box[]) => caches',
    ['crypto.subtle'],
  ],
  ['type Asked = LaunchQueue; const caches: Caches = a.caches; caches.open()', []],
])('%s: what it names without asking is found', (code, unasked) => {
  const { named, askedFor } = freeNames('code.ts', code);
  const given = new Set(['storage', 'x', 'name', 'work', 'a', 'navigator', 'globalThis']);
  expect([...named].filter((one) => !askedFor.has(one) && !given.has(one))).toEqual(unasked);
});
