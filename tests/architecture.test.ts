import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

/** Which rooms of src/ a room may import from, besides itself. Anything missing may enter none. */
const ALLOWED: Record<string, readonly string[]> = {
  main: ['app'],
  app: [
    'planner',
    'trips',
    'pages',
    'result',
    'map',
    'i18n',
    'ui',
    'domain',
    'providers',
    'storage',
    'config',
    'offline',
  ],
  planner: ['result', 'map', 'i18n', 'ui', 'domain'],
  trips: ['result', 'map', 'i18n', 'ui', 'domain'],
  pages: ['result', 'map', 'i18n', 'ui', 'domain'],
  result: ['i18n', 'ui', 'domain'],
  map: ['i18n', 'ui', 'domain'],
  i18n: ['domain'],
  ui: [],
  domain: [],
  providers: ['domain'],
  storage: ['domain'],
  config: ['domain'],
  offline: [],
};

/** Packages that may appear only under one folder; `dynamic` ones only in import(). */
const GUARDED: readonly { name: RegExp; only: RegExp; dynamic?: true }[] = [
  { name: /^ol(-mapbox-style)?(\/|$)/u, only: /^src\/map\// },
  { name: /^dexie/u, only: /^src\/storage\// },
  { name: /^openai(\/|$)/u, only: /^src\/providers\/recommender\//u, dynamic: true },
  { name: /^@supabase\//u, only: /^src\/providers\/catalogue\//u, dynamic: true },
  { name: /^workbox-window$/u, only: /^src\/offline\// },
];

const SHARED_WITH_WORKER = new Set(['#src/offline/language-entry.ts', '#src/offline/messages.ts']);
const DOMAIN_PACKAGES = /^(valibot|luxon|suncalc)$/u;
const FORBIDDEN_FILES = /(^|\/)(index|utils|helpers|types)\.tsx?$/u;

type Import = { from: string; specifier: string; dynamic: boolean };

const files = sourceFiles('src').concat(sourceFiles('sw'));
const imports = files.flatMap(importsOf);

test('the rooms import only what the house rules allow', () => {
  expect(imports.filter(breaksRoomRule).map(describeImport)).toEqual([]);
});

test('guarded packages stay in their room', () => {
  const broken = imports.filter((line) =>
    GUARDED.some(
      (rule) =>
        rule.name.test(line.specifier) &&
        (!rule.only.test(line.from) || (rule.dynamic === true && !line.dynamic)),
    ),
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('domain imports valibot, luxon and suncalc only', () => {
  const broken = imports.filter(
    (line) =>
      roomOf(line.from) === 'domain' && isPackage(line) && !DOMAIN_PACKAGES.test(line.specifier),
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('environment variables are read by app/read-configuration only', () => {
  const broken = imports.filter(
    (line) =>
      line.specifier.startsWith('#src/config/') && line.from !== 'src/app/read-configuration.ts',
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('the worker imports its own files and the shared messages only', () => {
  const broken = imports.filter(
    (line) =>
      line.from.startsWith('sw/') &&
      line.specifier.startsWith('#') &&
      !SHARED_WITH_WORKER.has(line.specifier),
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('imports across rooms are absolute and none climbs', () => {
  expect(imports.filter((line) => line.specifier.startsWith('../..')).map(describeImport)).toEqual(
    [],
  );
});

test('no file is a barrel or a drawer for odds and ends', () => {
  expect(files.filter((file) => FORBIDDEN_FILES.test(file))).toEqual([]);
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/u.test(file));
}

function importsOf(file: string): Import[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const text = readFileSync(file, 'utf8');
  const fixed = [
    ...module.staticImports.map((line) => line.moduleRequest.value),
    ...module.staticExports.flatMap((line) =>
      line.entries.flatMap((entry) =>
        entry.moduleRequest === null ? [] : [entry.moduleRequest.value],
      ),
    ),
  ].map((specifier) => ({ from: file, specifier, dynamic: false }));
  const later = module.dynamicImports.map((line) => ({
    from: file,
    specifier: text
      .slice(line.moduleRequest.start, line.moduleRequest.end)
      .replaceAll(/['"`]/gu, ''),
    dynamic: true,
  }));
  return [...fixed, ...later];
}

function breaksRoomRule(line: Import): boolean {
  if (!line.from.startsWith('src/') || !line.specifier.startsWith('#src/')) return false;
  const from = roomOf(line.from);
  const to = roomOf(line.specifier.slice(1));
  return from !== to && ALLOWED[from]?.includes(to) !== true;
}

function roomOf(path: string): string {
  return (path.split('/')[1] ?? '').replace(/\.tsx?$/u, '');
}

function isPackage(line: Import): boolean {
  return !line.specifier.startsWith('.') && !line.specifier.startsWith('#');
}

function describeImport(line: Import): string {
  return `${line.from} imports ${line.specifier}`;
}
