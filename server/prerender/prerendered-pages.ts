import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { withInlineHashes } from '../../src/config/host-headers.ts';
import { withPart, withStyle } from './document.ts';
import { drawCards } from './draw-cards.ts';
import { inlineStyles } from './inline-styles.ts';
import { chunksNeededBy, isPart, takeStyles } from './reading-styles.ts';
import type { BuiltStyles } from './reading-styles.ts';
import { inlineShellStyles } from './shell-styles.ts';
import { renderSite } from './render-site.ts';
import { PRELOADS, shellParts, shellTemplates } from './shells.ts';
import type { Shells } from './shells.ts';
import { starterFor } from './starter.ts';

type PrerenderOptions = { site: string; builtOn: string };
type Built = { styles: BuiltStyles; shells: Shells; frame: string[] };

const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/u;

/**
 * Writes the reading pages as HTML with their styles inlined, the shells of the other pages, and
 * what search engines read; opens the policy of _headers for exactly the inlined styles and script.
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
        built = {
          styles: takeStyles(bundle),
          shells: shellParts(bundle),
          frame: frameFiles(bundle),
        };
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

async function writePages(
  config: ResolvedConfig,
  { site, builtOn }: PrerenderOptions,
  { styles, shells, frame }: Built,
): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const starter = starterFor(SCRIPT.exec(html)?.[1] ?? '', frame);
  const started = withPart(html, SCRIPT, `\n    <script>${starter}</script>`);
  const template = started.replaceAll(PRELOADS, '');
  await drawCards(outDir);
  const { planner, trips } = await shellTemplates(outDir, html, shells);
  const rendered = await renderSite(config, { template, planner, site, builtOn });
  const { files, inlined } = inlineStyles(rendered, styles, (path) =>
    readFileSync(join(outDir, path), 'utf8'),
  );
  const shell = inlineShellStyles(files, styles.base, shells.planner.styles);
  await writeAll(outDir, shell.files);
  await writeAll(outDir, { 'trips/index.html': withStyle(trips, styles.base) });
  await rewrite(join(outDir, 'robots.txt'), (text) => `${text}Sitemap: ${site}/sitemap.xml\n`);
  await rewrite(join(outDir, '_headers'), (text) =>
    withInlineHashes(text, {
      style: [styles.base, ...inlined, shell.inlined].map(hashOf),
      script: [hashOf(starter)],
    }),
  );
  const count = Object.keys(files).length;
  config.logger.info(`${count} files prerendered, with addresses of ${site} (VITE_SITE_URL)`);
}

/** The scripts that every page wakes with, besides the entry and what that asks for itself. */
function frameFiles(bundle: Rolldown.OutputBundle): string[] {
  const asked = new Set(chunksNeededBy(bundle, () => false));
  return chunksNeededBy(bundle, (chunk) => isPart(chunk, /\/src\/app\/start\/start\.tsx$/u))
    .filter((chunk) => !asked.has(chunk))
    .map(({ fileName }) => `/${fileName}`);
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
