import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { noChunkCircles } from './server/bundle/no-chunk-circles.ts';
import { withoutUnusedI18next } from './server/bundle/without-unused-i18next.ts';
import { withoutUnusedOpenLayers } from './server/bundle/without-unused-openlayers.ts';
import { prerenderedPages } from './server/prerender/prerendered-pages.ts';
import { cachedMapOrigins } from './src/config/cached-map-origins.ts';
import { configurationOf } from './src/config/configuration.ts';
import { describeProblem } from './src/config/describe-problem.ts';
import { readEnv } from './src/config/env.ts';
import { hostHeaders } from './src/config/host-headers.ts';
import { serviceOrigins, servicesOf } from './src/config/services.ts';

/** SDKs of remote services: not precached, since a build without keys never loads them. */
const REMOTE_SDK = /\/node_modules\/(?:openai|@supabase)\//u;
/** The part of the map that a remote map needs: stored only where one is configured. */
const REMOTE_MAP = /\/src\/map\/remote\//u;

/**
 * Each group takes these modules with all that they import and no group before has taken; the bundler
 * divides the rest. Without groups what two parts share is a request of its own, however small.
 */
const CHUNKS = [
  // The entry, the map's first steps, and what OpenLayers' chunk shares with others: the early map
  // must not wait for the frame.
  {
    name: 'main',
    test: /\/index\.html$|\/src\/(?:main\.tsx|app\/services\/device-basemap\.ts|map\/bundled\/map-picture\.ts|domain\/points\/longitude\.ts|wording\/(?:numbers|units|shown\/(?:chosen-units|shown-units|imperial))\.ts)$/u,
  },
  // Evaluated before the frame, in a task of its own (src/main.tsx).
  { name: 'react-parts', test: /\/node_modules\/(?:react|react-dom|scheduler)\//u },
  { name: 'frame-parts', test: /\/src\/app\/start\/start\.tsx$/u },
  // An icon of articles and of packing lists: the first must not bring the second's along.
  {
    name: 'backpack-icon',
    test: /\/node_modules\/lucide-react\/dist\/esm\/icons\/backpack\.mjs$/u,
    includeDependenciesRecursively: false,
  },
  // What results and trips share, and the planner needs after its map: what draws contour lines, and most icons.
  {
    name: 'later-parts',
    test: /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?:arrow-left-right|clock|droplet|file-x|grip-vertical|info|list-checks|map-pinned|notebook-pen|phone|plug|sunrise|sunset|trash|upload)\.mjs$|\/src\/(?:ui\/(?:kind-icons|hand-out-file|segments|stops\/stop-pin)\.tsx?|wording\/times\.ts|result\/(?:contours\/contour-art|equipment\/category-icon)\.tsx)$/u,
  },
  // What reading pages share with the planner must not bring the planner along, nor Luxon, nor, with the
  // icons of sights, the map; the title of a trip needs a stored trip's schema.
  {
    name: 'shared-parts',
    test: /\/node_modules\/lucide-react\/|\/src\/(?:ui\/(?!checkbox|stepper)|wording\/(?!duration|trip-title)|result\/(?!activities|equipment|good-to-know))/u,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  // The markers' chunk shares some of OpenLayers, which would be a request of its own.
  { name: 'map-controller', test: /\/src\/map\/map-controller\.ts$/u },
  {
    name: 'reading-parts',
    test: /\/src\/(?:app\/routes\/(?:landing|legal)-routes?|pages\/(?:landing|about|legal|blog\/blog-page))/u,
  },
  // Of no use on the other reading pages.
  {
    name: 'article-parts',
    test: /\/src\/(?:app\/routes\/article-route|pages\/blog\/(?!articles\/))/u,
  },
  {
    name: 'planner-parts',
    test: /\/src\/app\/(?:routes\/planner-route\.tsx|services\/compose-planner-services\.ts)$/u,
  },
];

type ManifestEntry = { url: string; revision: string | null; size: number };

const variables = loadEnv('production', import.meta.dirname, 'VITE_');
const { env, problems } = readEnv(variables);
const hasRemoteMap = servicesOf(env, problems).map !== null;
/** Absolute, once the configuration is resolved. */
let outDir = '';
const builtOn = new Date().toISOString().slice(0, 10);

export default defineConfig({
  define: {
    CONFIGURATION: JSON.stringify(configurationOf(variables)),
    CACHED_MAP_ORIGINS: JSON.stringify(cachedMapOrigins(env, problems)),
    BUILT_ON: JSON.stringify(builtOn),
  },
  plugins: [
    react(),
    withoutUnusedI18next(),
    withoutUnusedOpenLayers(),
    configuredHeaders(),
    noChunkCircles(),
    prerenderedPages({ site: env.VITE_SITE_URL ?? 'https://fernweh.example', builtOn }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // The pages by language; what is at their plain paths is for hosts that choose none.
        globPatterns: [
          '{en,de,trips}/**/*.html',
          '**/*.{js,css,woff2,svg,webmanifest}',
          'icons/*.png',
        ],
        globIgnores: ['assets/remote-*', 'data/**', 'basemap/**', 'service-worker.*'],
        manifestTransforms: [withSha256],
      },
    }),
  ],
  // React has had this hook for years: the router's store brings its stand-in along.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // So that a worker may load a part of itself later.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The package does not say so itself: of its modules only what is imported is needed.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/ol-mapbox-style\//u, sideEffects: false }],
      },
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => REMOTE_SDK.test(id) || (!hasRemoteMap && REMOTE_MAP.test(id)))
            ? 'assets/remote-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
});

/**
 * dist/_headers: that of public/ with the content security policy opened for the configured
 * services. What is configured wrongly is named here as well, before anybody visits.
 */
function configuredHeaders(): Plugin {
  return {
    name: 'configured-headers',
    apply: 'build',
    configResolved(config) {
      for (const problem of problems) config.logger.warn(describeProblem(problem));
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const file = join(outDir, '_headers');
      await writeFile(
        file,
        hostHeaders(await readFile(file, 'utf8'), serviceOrigins(env, problems)),
      );
    },
  };
}

/** The worker stores a missing file again only if its bytes are those of its own build. */
async function withSha256(entries: ManifestEntry[]): Promise<{ manifest: ManifestEntry[] }> {
  const manifest = entries.map(async (entry) => {
    if (entry.revision === null) return entry;
    const bytes = await readFile(join(outDir, entry.url));
    const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return { ...entry, revision };
  });
  return { manifest: await Promise.all(manifest) };
}
