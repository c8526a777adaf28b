import { join } from 'node:path';

/** What the bundler tells of a module while it forms chunks. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const SRC = join(import.meta.dirname, '../../src');

/**
 * Parts that are loaded on demand, in this order: a part and what it needs and none before it has
 * taken becomes one chunk, or with no name is left to the bundler. Without this, what two parts share is a request of its own, however small.
 * `also` is what reading pages share with the planner.
 */
const PARTS: readonly { name: string | null; of: readonly string[]; also?: readonly string[] }[] = [
  { name: null, of: ['main.tsx'] },
  // The bundled map but for OpenLayers, and what it shares with others: it is drawn before any is there.
  {
    name: 'base-parts',
    of: ['app/services/device-basemap.ts'],
    also: [
      'domain/errors.ts',
      'domain/points/longitude.ts',
      'domain/ports.ts',
      'map/bundled/map-picture.ts',
    ],
  },
  {
    name: 'frame-parts',
    of: ['app/start/start.tsx'],
    also: [
      'ui/icon-button.tsx',
      'ui/visually-hidden.tsx',
      'i18n/use-texts.ts',
      'storage/database-name.ts',
    ],
  },
  // Days and numbers in words: the planner's, and those of the reading pages that show any.
  {
    name: 'format-parts',
    of: [],
    also: [
      'wording/coordinates.ts',
      'wording/day-ranges.ts',
      'wording/days.ts',
      'wording/numbers.ts',
      'wording/units.ts',
    ],
  },
  // What the start page, the blog and its articles show of an article: three small files otherwise.
  {
    name: 'article-parts',
    of: [],
    also: [
      'domain/days/upcoming.ts',
      'pages/blog/article-card.tsx',
      'pages/blog/article-facts.tsx',
      'pages/blog/article-heads.ts',
    ],
  },
  // What a reading page shares with the planner must not bring the planner along.
  {
    name: null,
    of: [
      'app/routes/landing-route.tsx',
      'app/routes/article-route.tsx',
      'app/routes/legal-routes.tsx',
      'pages/blog/blog-page.tsx',
      'pages/blog/load-article.ts',
      'pages/about/about-page.tsx',
      'pages/legal/terms-page.tsx',
    ],
  },
  {
    name: 'planner-parts',
    of: ['app/routes/planner-route.tsx', 'app/services/compose-planner-services.ts'],
  },
  {
    name: 'pack-parts',
    of: [],
    also: ['providers/data-pack/data-pack.ts', 'providers/data-pack/pack-index.ts'],
  },
  { name: 'storage-parts', of: ['storage/trip-history.ts'] },
  {
    name: 'device-parts',
    of: ['app/services/device-providers.ts', 'app/services/planning-services.ts'],
  },
];

/**
 * Packages of many small modules, of which each page takes a few: what of them is shared by whom is
 * the bundler's to find out, but for the icons of the frame.
 */
const DIVIDED =
  /\/node_modules\/(?:lucide-react|html-parse-stringify)\/|\/react-i18next\/.*\/Trans/u;
const ICON = /\/lucide-react\/dist\/esm\/icons\//u;
const FRAME_ICON =
  /\/lucide-react\/dist\/esm\/(?:Icon|createLucideIcon|context|defaultAttributes|shared\/.*|icons\/(?:arrow-left|arrow-right|check|chevron-right|download|loader-circle|map-pin|menu|triangle-alert|triangle-exclamation-point|wifi-off|x))\.m?js$/u;
/** Those on the planner's first screen. */
const PLANNER_ICON =
  /\/icons\/(?:calendar|chevron-down|chevron-up|crosshair|hard-drive|locate-fixed|map-pin-off|minus|pencil|plus|rotate-ccw|search|smartphone|sparkles)\.m?js$/u;
/** Those that only reading pages have; all others are the results' and the trips'. */
const READING_ICON = /\/icons\/(?:backpack|scale|settings-2)\.m?js$/u;

/** Evaluated before the frame, in a task of its own (src/main.tsx). */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//u;

/** For what comes from outside: the planner's and the trips', and the worker's answers on any page. */
const SCHEMAS = /\/node_modules\/valibot\//u;

/** Names the chunk of each module; null leaves it to the bundler. */
export function createChunkNames(): (id: string, graph: Graph) => string | null {
  let taken: ReadonlyMap<string, string | null> | null = null;
  return (id, graph) => {
    if (REACT.test(id)) return 'react-parts';
    if (SCHEMAS.test(id)) return 'schema-parts';
    if (FRAME_ICON.test(id)) return 'frame-parts';
    // Not beside a page: a table of icons would be made before the page that holds them.
    if (PLANNER_ICON.test(id)) return 'planner-parts';
    if (ICON.test(id)) return READING_ICON.test(id) ? null : 'icon-parts';
    taken ??= takeModules(graph);
    return taken.get(id) ?? null;
  };
}

function takeModules(graph: Graph): ReadonlyMap<string, string | null> {
  const taken = new Map<string, string | null>();
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  for (const { name, of, also = [] } of PARTS) {
    const parts = of.map((module) => join(SRC, module));
    for (const part of parts) taken.set(part, name);
    const found = [...also.map((module) => join(SRC, module)), ...parts.flatMap(importsOf)];
    for (const id of found) {
      if (taken.has(id) || DIVIDED.test(id)) continue;
      taken.set(id, name);
      found.push(...importsOf(id));
    }
  }
  return taken;
}
