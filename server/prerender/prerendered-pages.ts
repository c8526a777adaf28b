import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Plugin, ResolvedConfig } from 'vite';
import { withInlineHashes } from '../../src/config/host-headers.ts';
import { withPart } from './document.ts';
import { drawCards } from './draw-cards.ts';
import { renderSite } from './render-site.ts';
import { chunksNeededBy, isPart, takeReadingStyles } from './reading-styles.ts';
import { starterFor } from './starter.ts';

type PrerenderOptions = { site: string; builtOn: string };

/** The pages that are no reading pages, and what each of them surely needs. */
const SHELLS: Readonly<Record<string, RegExp>> = {
  planner:
    /\/src\/(?:app\/(?:start|planner-route|compose-travel|device-basemap)|map\/map-controller)\.tsx?$/u,
  trips: /\/src\/(?:app\/(?:start|trips-route|compose-travel)|storage\/trip-history)\.tsx?$/u,
};

/** The first picture of the map, which the planner's code asks for once it runs. */
const MAP_DATA = readFileSync(
  join(import.meta.dirname, '../../src/providers/data-pack/files/basemap.json'),
  'utf8',
);
const FIRST_MAP = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ 'basemap/first': v.object({ url: v.string() }) })),
  MAP_DATA,
)['basemap/first'].url;

const FONT_PRELOAD = /\s*<link\s[^>]*as="font"[^>]*>/u;
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/u;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/gu;

/**
 * Writes the reading pages as HTML with their styles inlined, the shells of the other pages, and
 * what search engines read; opens the policy of _headers for exactly the inlined style and script.
 */
export function prerenderedPages({ site, builtOn }: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  let style = '';
  let shellPreloads: Record<string, string[]> = {};
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        style = takeReadingStyles(bundle);
        shellPreloads = Object.fromEntries(
          Object.entries(SHELLS).map(([page, parts]) => [
            page,
            filesOf(chunksNeededBy(bundle, (chunk) => isPart(chunk, parts))),
          ]),
        );
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error !== undefined || style === '') return;
        const outDir = resolve(config.root, config.build.outDir);
        const built = await readFile(join(outDir, 'index.html'), 'utf8');
        const styled = withPart(built, /(?=\s*<\/head>)/u, `\n    <style>${style}</style>`);
        const starter = starterFor(SCRIPT.exec(built)?.[1] ?? '');
        const template = withPart(styled, SCRIPT, `\n    <script>${starter}</script>`).replaceAll(
          PRELOADS,
          '',
        );
        for (const [page, files] of Object.entries(shellPreloads)) {
          const shell = shellOf(styled, files);
          await write(
            join(outDir, page, 'index.html'),
            page === 'planner' ? mapFirst(shell, await painterOf(outDir)) : shell,
          );
        }
        await drawCards(outDir);
        const files = await renderSite(config, { template, site, builtOn });
        for (const [name, text] of Object.entries(files)) await write(join(outDir, name), text);
        await rewrite(
          join(outDir, 'robots.txt'),
          (text) => `${text}Sitemap: ${site}/sitemap.xml\n`,
        );
        await rewrite(join(outDir, '_headers'), (text) =>
          withInlineHashes(text, { style: hashOf(style), script: hashOf(starter) }),
        );
        const count = Object.keys(files).length;
        config.logger.info(`${count} files prerendered, with addresses of ${site} (VITE_SITE_URL)`);
      },
    },
  };
}

/** Scripts, and the styles that they would load themselves, a round trip later. */
function filesOf(chunks: ReturnType<typeof chunksNeededBy>): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []));
  return [...chunks.map(({ fileName }) => fileName), ...styles];
}

function shellOf(styled: string, files: readonly string[]): string {
  const preloads = files.map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `\n    <link ${kind} crossorigin href="/${file}">`;
  });
  return withPart(styled.replaceAll(PRELOADS, ''), /(?=\s*<\/head>)/u, preloads.join(''));
}

/**
 * On the planner the map comes before the headings' font, which has a stand-in of its widths: the
 * worker that draws it, and its first data, which that worker then has from the browser's cache.
 */
function mapFirst(shell: string, painter: string): string {
  const preloads = [
    `\n    <link rel="modulepreload" crossorigin href="/${painter}">`,
    `\n    <link rel="preload" as="fetch" crossorigin href="${FIRST_MAP}">`,
  ];
  return withPart(withPart(shell, FONT_PRELOAD, ''), /(?=\s*<\/head>)/u, preloads.join(''));
}

/** Workers are built apart from the page's chunks: its file is found by its name. */
async function painterOf(outDir: string): Promise<string> {
  const files = await readdir(join(outDir, 'assets'));
  const painter = files.find((file) => /^painter\.worker-.*\.js$/u.test(file));
  if (painter === undefined) throw new Error('the build has no worker that draws the map');
  return `assets/${painter}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
