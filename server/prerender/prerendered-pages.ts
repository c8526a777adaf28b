import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { withInlineHashes, withPageRules } from '../../src/config/host-headers.ts';
import { partsFor, takeBaseStyles } from './bundle-parts.ts';
import type { PageParts } from './bundle-parts.ts';
import { withPart, withStyle } from './document.ts';
import { drawCards } from './draw-cards.ts';
import { renderSite } from './render-site.ts';
import { PRELOADS, shellParts, shellTemplates, withPlannerStyles } from './shells.ts';
import type { ShellParts } from './shells.ts';
import { starterFor } from './starter.ts';

type PrerenderOptions = { site: string; builtOn: string };
type Built = { base: string; reading: PageParts; shells: ShellParts };

const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/u;
/** The code of the reading pages; each article's text is a chunk of its own. */
const READING = /\/src\/pages\/(?!blog\/articles\/)/u;
/** Asked for by articles themselves (CHUNKS in vite.config.ts). */
const ARTICLES_ONLY = /\/article-parts-/u;

/**
 * Writes the reading pages as HTML with their styles inlined, the shells of the other pages, sitemap,
 * feeds and preview images; adds the hashes of the inlined styles and script to the policy in _headers.
 */
export function prerenderedPages(options: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  let built: Built | null = null;
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        built = builtParts(bundle);
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error === undefined && built !== null) await writePages(config, options, built);
      },
    },
  };
}

function builtParts(bundle: Rolldown.OutputBundle): Built {
  return {
    base: takeBaseStyles(bundle),
    reading: partsFor(bundle, READING),
    shells: shellParts(bundle),
  };
}

/** All reading pages share the same inlined styles, and so one hash in the policy. */
async function writePages(
  config: ResolvedConfig,
  { site, builtOn }: PrerenderOptions,
  { base, reading, shells }: Built,
): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const preloaded = reading.scripts
    .filter((file) => !ARTICLES_ONLY.test(file))
    .map((file) => `/${file}`);
  const starter = starterFor(SCRIPT.exec(html)?.[1] ?? '', preloaded);
  const started = withPart(html, SCRIPT, `\n    <script>${starter}</script>`);
  const readingStyles = base + reading.styles;
  const template = withStyle(started.replaceAll(PRELOADS, ''), readingStyles);
  await drawCards(outDir);
  const { planner, trips } = await shellTemplates(outDir, html, shells);
  const rendered = await renderSite(config, { template, planner, site, builtOn });
  const { files, inlined } = withPlannerStyles(rendered, base + shells.planner.styles);
  const stored = withStyle(trips, base);
  const pages = { ...files, 'trips/index.html': stored };
  await writeAll(outDir, pages);
  await rewrite(join(outDir, 'robots.txt'), (text) => `${text}Sitemap: ${site}/sitemap.xml\n`);
  await rewrite(join(outDir, '_headers'), (text) =>
    withInlineHashes(withPageRules(text, foldersOf(pages)), {
      style: [base, readingStyles, inlined].map(hashOf),
      script: [hashOf(starter)],
    }),
  );
  const count = Object.keys(files).length;
  config.logger.info(`${count} files prerendered, with addresses of ${site} (VITE_SITE_URL)`);
}

/** The top folders of the pages: 'en' and 'de' for their twins, else their own. */
function foldersOf(pages: Readonly<Record<string, string>>): string[] {
  const folders = Object.keys(pages)
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.slice(0, name.indexOf('/')));
  return [...new Set(folders)];
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
