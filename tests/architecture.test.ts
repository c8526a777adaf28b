import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';
import { expect, test } from 'vitest';
import { findCircle } from '#server/bundle/no-chunk-circles.ts';

/**
 * The import table: which rooms a room may import from, besides itself. A room of src/ is its first
 * folder. What is missing here may import from no other room.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  main: ['app', 'timing'],
  app: [
    'planner',
    'trips',
    'pages',
    'trip',
    'result',
    'sights',
    'map',
    'i18n',
    'ui',
    'wording',
    'domain',
    'planning',
    'export',
    'bring',
    'providers',
    'storage',
    'config',
    'offline',
    'timing',
  ],
  planner: ['trip', 'result', 'sights', 'map', 'i18n', 'ui', 'wording', 'domain', 'timing'],
  trips: [
    'trip',
    'result',
    'sights',
    'map',
    'export',
    'bring',
    'i18n',
    'ui',
    'wording',
    'domain',
    'timing',
  ],
  trip: ['result', 'sights', 'map', 'bring', 'i18n', 'ui', 'wording', 'domain', 'timing'],
  pages: ['result', 'map', 'i18n', 'ui', 'wording', 'domain', 'timing'],
  sights: ['result', 'map', 'i18n', 'ui', 'wording', 'domain', 'timing'],
  result: ['i18n', 'ui', 'wording', 'domain', 'timing'],
  map: ['i18n', 'ui', 'wording', 'domain', 'timing'],
  i18n: ['wording', 'domain', 'timing'],
  ui: ['timing'],
  export: ['wording', 'domain'],
  bring: ['wording', 'domain'],
  wording: ['domain'],
  domain: [],
  planning: ['domain'],
  providers: ['recommender', 'wording', 'domain', 'timing'],
  recommender: ['wording', 'domain'],
  storage: ['domain', 'timing'],
  config: ['domain'],
  offline: ['domain', 'timing'],
  timing: [],
  sw: [
    'src/offline/messages.ts',
    'src/offline/shared-file-entry.ts',
    'src/offline/kept-map/kept-entries.ts',
    'src/offline/kept-map/kept-record.ts',
    'src/domain/language/language-rules.mjs',
  ],
  server: ['app', 'config', 'pages', 'domain'],
  // Its checks compare with the measured places that the tests know as well.
  data: ['domain', 'planning', 'recommender', 'providers', 'pages', 'wording', 'supabase', 'tests'],
  supabase: [],
};

/** The rooms of the recommender, each of which may import from those before it. */
const RECOMMENDER_ROOMS = ['read', 'know', 'decide', 'say'];

/** Packages that may appear only in one place; `dynamic` ones only in import(). */
const GUARDED: readonly { name: RegExp; only: RegExp; dynamic?: true }[] = [
  { name: /^ol(-mapbox-style)?(\/|$)/u, only: /^src\/map\// },
  { name: /^dexie/u, only: /^src\/storage\// },
  { name: /^openai(\/|$)/u, only: /^src\/providers\/recommender\/openai\//u, dynamic: true },
  { name: /^@supabase\//u, only: /^src\/providers\/catalogue\/supabase\//u, dynamic: true },
  { name: /^workbox-window$/u, only: /^src\/offline\// },
  // Plus codes: our own reading of them was wrong at the date line.
  { name: /^open-location-code$/u, only: /^src\/domain\/points\// },
  // Map grids: downloaded when a reference is typed, never with the reader (docs/decisions/typed-points.md).
  { name: /^proj4$/u, only: /^src\/domain\/points\/grids\/grid-point\.ts$/u },
];

const DOMAIN_PACKAGES = /^(valibot|luxon|suncalc|open-location-code|proj4)$/u;
const FORBIDDEN_FILES = /(^|\/)(index|utils|helpers|types)\.tsx?$/u;

const MOST_FILES = 24;
/** Of a page of docs/decisions. */
const MOST_LINES = 80;
/** Folders of data that grow by a file for each area of the world. */
const GROWING = new Set(['data/sights/written']);

/** `to` is a path from the project's folder, or the name of a package. */
type Import = {
  from: string;
  specifier: string;
  to: string;
  dynamic: boolean;
  /** Of types alone. */
  erased: boolean;
};

const files = ['src', 'sw', 'server', 'data', 'supabase'].flatMap(sourceFiles);
const imports = files.flatMap(importsOf);

test('the rooms import only what the import table allows', () => {
  expect(imports.filter(breaksRoomRule).map(describeImport)).toEqual([]);
});

test('the recommender reads, knows, decides and says in this order', () => {
  expect(imports.filter(breaksRecommenderOrder).map(describeImport)).toEqual([]);
});

test('what is decided knows no language and no sentence', () => {
  const decided = files.filter((file) => recommenderRoomOf(file) === 'decide');
  expect(decided.length).toBeGreaterThan(30);
  expect(decided.filter(namesLanguage)).toEqual([]);
  expect(decided.flatMap(sentencesIn)).toEqual([]);
  expect(decided.flatMap(wordsInPatterns)).toEqual([]);
});

test('no file imports itself by way of others, types included', () => {
  const graph = new Map(files.map((file) => [file, targetsOf(file)]));
  expect(findCircle(graph)).toBeNull();
});

test('guarded packages stay in their room', () => {
  const broken = imports.filter(
    ({ from, specifier, dynamic }) =>
      from.startsWith('src/') &&
      GUARDED.some(
        (rule) =>
          rule.name.test(specifier) &&
          (!rule.only.test(from) || (rule.dynamic === true && !dynamic)),
      ),
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('domain imports no packages but those listed', () => {
  const broken = imports.filter(
    (line) =>
      roomOf(line.from) === 'domain' && isPackage(line) && !DOMAIN_PACKAGES.test(line.specifier),
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('import.meta.env is read by config/env.ts alone', () => {
  const readers = files.filter((file) => file.startsWith('src/') && readsBuildVariables(file));
  expect(readers.filter((file) => file !== 'src/config/env.ts')).toEqual([]);
});

/** They write °C and metric units: stored sentences, and prose that is prerendered. */
const WRITE_METRIC = /^src\/(?:recommender|pages|wording)\//u;
const MEASURES =
  /\bformat(?:Celsius|Degrees|Kilometres|Metres|Height|ShortWay|Weight)\w*[^;]*from '#src\/wording\/units\.ts'/u;

test('what is shown is measured in the chosen units (docs/decisions/wording.md)', () => {
  const inSrc = files.filter((file) => file.startsWith('src/'));
  const metric = inSrc.filter((file) => MEASURES.test(readFileSync(file, 'utf8')));
  expect(metric.length).toBeGreaterThan(5);
  expect(metric.filter((file) => !WRITE_METRIC.test(file))).toEqual([]);
});

/** What the page loads before the planner's map is on the screen. */
const FIRST_SCREEN = [
  'src/app/start/start.tsx',
  'src/app/routes/planner-route.tsx',
  'src/app/services/compose-planner-services.ts',
];

test('the schemas of a stored trip are not loaded before the map (docs/decisions/speed.md)', () => {
  const loaded = new Set(FIRST_SCREEN);
  for (const file of loaded) {
    const values = imports.filter((line) => line.from === file && !line.dynamic && !line.erased);
    for (const { to } of values) loaded.add(to);
  }
  expect(loaded.size).toBeGreaterThan(200);
  expect([...loaded].filter((file) => file.startsWith('src/domain/trip/trip'))).toEqual([
    'src/domain/trip/trip-id.ts',
    'src/domain/trip/trip-request.ts',
  ]);
  expect(loaded).not.toContain('src/domain/trip/recommendation.ts');
});

test('imports across rooms are absolute and none climbs two folders', () => {
  const broken = imports.filter(
    (line) => /^(src|sw)\//u.test(line.from) && line.specifier.startsWith('../..'),
  );
  expect(broken.map(describeImport)).toEqual([]);
});

test('no file is a barrel or a drawer for odds and ends', () => {
  expect(files.filter((file) => file.startsWith('src/') && FORBIDDEN_FILES.test(file))).toEqual([]);
});

test('no folder holds more files than one looks through', () => {
  const counts = new Map<string, number>();
  for (const folder of ['src', 'sw', 'server', 'data', 'tests', 'bench'].flatMap(foldersOfFiles)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(200);
  const full = [...counts].filter(([folder, count]) => count > MOST_FILES && !GROWING.has(folder));
  expect(full).toEqual([]);
});

test('a page of decisions is short, and the index names it', () => {
  const folder = 'docs/decisions';
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const pages = readdirSync(folder).filter((name) => name !== 'README.md');
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  const long = pages.filter(
    (name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').length > MOST_LINES,
  );
  expect(long).toEqual([]);
});

/** The folder of each file below; folders such as tests/.artifacts are no part of the project. */
function foldersOfFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.'))
    .map(({ parentPath }) => parentPath);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    erased: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, erased: isType }],
    ),
  );
  const fixed = [...imported, ...exported].map(({ specifier, erased }) => {
    return { from: file, specifier, to: resolved(file, specifier), dynamic: false, erased };
  });
  const later = module.dynamicImports.map((line) => {
    const specifier = text
      .slice(line.moduleRequest.start, line.moduleRequest.end)
      .replaceAll(/['"`]/gu, '');
    const to = resolved(file, specifier);
    return { from: file, specifier, to, dynamic: true, erased: false };
  });
  return [...fixed, ...later];
}

function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
}

/** The files that a file imports when it starts, by value or by type. */
function targetsOf(file: string): string[] {
  return imports.filter(({ from, dynamic }) => from === file && !dynamic).map(({ to }) => to);
}

function breaksRoomRule(line: Import): boolean {
  if (isPackage(line) || line.to.endsWith('.json')) return false;
  const from = roomOf(line.from);
  const to = roomOf(line.to);
  const allowed = ALLOWED[from] ?? [];
  return from !== to && !allowed.includes(to) && !allowed.includes(line.to);
}

function breaksRecommenderOrder(line: Import): boolean {
  const [from, to] = [recommenderRoomOf(line.from), recommenderRoomOf(line.to)].map((room) =>
    RECOMMENDER_ROOMS.indexOf(room),
  );
  return from !== undefined && to !== undefined && from !== -1 && to > from;
}

/** 'know' of src/recommender/know/trip-facts.ts; '' elsewhere, and for what puts the rooms together. */
function recommenderRoomOf(path: string): string {
  const [folder, room, inner = '', ...rest] = path.split('/');
  return folder === 'src' && room === 'recommender' && rest.length > 0 ? inner : '';
}

/** By the type, or by a literal that is one. */
function namesLanguage(file: string): boolean {
  return contains(parseSync(file, readFileSync(file, 'utf8')).program, ({ name, type, value }) => {
    const isType = type === 'Identifier' && (name === 'Language' || name === 'LANGUAGES');
    return isType || (type === 'Literal' && (value === 'de' || value === 'en'));
  });
}

/** Texts of four words and more that begin or end as a sentence does. */
const SENTENCE = /^(?:\p{Lu}\S*(?:\s+\S+){3,}|\S+(?:\s+\S+){3,}[.!?])$/u;

function sentencesIn(file: string): string[] {
  const found: string[] = [];
  contains(parseSync(file, readFileSync(file, 'utf8')).program, ({ cooked, type, value }) => {
    const text = type === 'Literal' ? value : type === 'TemplateElement' ? cookedOf(value) : cooked;
    if (typeof text === 'string' && SENTENCE.test(text.trim())) found.push(`${file}: ${text}`);
    return false;
  });
  return found;
}

/** A pattern with a word in it reads a language, and so does the lexicon alone. */
function wordsInPatterns(file: string): string[] {
  const found: string[] = [];
  contains(parseSync(file, readFileSync(file, 'utf8')).program, ({ regex }) => {
    const pattern = isPattern(regex) ? regex.pattern : '';
    if (/\p{L}{3}/u.test(pattern.replaceAll(/\\p\{\w+\}/gu, ''))) found.push(`${file}: ${pattern}`);
    return false;
  });
  return found;
}

function isPattern(value: unknown): value is { pattern: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pattern' in value &&
    typeof value.pattern === 'string'
  );
}

function cookedOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : '';
}

/** 'planner' of src/planner/planner-page.tsx, 'sw' of sw/service-worker.ts. */
function roomOf(path: string): string {
  const [folder = '', room = ''] = path.split('/');
  return folder === 'src' ? room.replace(/\.tsx?$/u, '') : folder;
}

function isPackage({ specifier }: Import): boolean {
  return !specifier.startsWith('.') && !specifier.startsWith('#');
}

/** Looks for import.meta.env in the syntax tree: a comment that names it is no use of it. */
function readsBuildVariables(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('import.meta')) return false;
  return contains(parseSync(file, text).program, (node) => {
    const { type, object, property } = node;
    return (
      type === 'MemberExpression' &&
      isNode(object) &&
      object['type'] === 'MetaProperty' &&
      isNode(property) &&
      (property['name'] === 'env' || property['value'] === 'env')
    );
  });
}

type SyntaxNode = Readonly<Record<string, unknown>>;

function contains(node: unknown, matches: (node: SyntaxNode) => boolean): boolean {
  if (Array.isArray(node)) return node.some((part) => contains(part, matches));
  if (!isNode(node)) return false;
  if (matches(node)) return true;
  const keys = visitorKeys[String(node['type'])] ?? [];
  return keys.some((key) => contains(node[key], matches));
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function describeImport(line: Import): string {
  return `${line.from} imports ${line.specifier}`;
}
