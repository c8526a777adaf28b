import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Rolldown } from 'vite';
import { withPart } from './document.ts';
import { chunksNeededBy, isPart, textOf } from './reading-styles.ts';

/** The pages that are no reading pages, and what each of them surely needs. */
const SHELLS = {
  planner:
    /\/src\/(?:app\/(?:start\/start|routes\/planner-route|services\/(?:compose-planner-services|device-basemap))|map\/map-controller)\.tsx?$/u,
  trips:
    /\/src\/(?:app\/(?:start\/start|routes\/trips-route|services\/compose-planner-services)|storage\/trip-history)\.tsx?$/u,
} as const;

/** The first picture of the map, which the planner's code asks for once it runs. */
const MAP_DATA = readFileSync(
  join(import.meta.dirname, '../../src/providers/data-pack/files/basemap.json'),
  'utf8',
);
const FIRST_MAP = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ 'basemap/first': v.object({ url: v.string() }) })),
  MAP_DATA,
)['basemap/first'].url;

/** Of a shell's scripts, those without which no map is drawn. */
const MAP_CODE = /\/assets\/(?:map-controller|base-parts)-/u;

export const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/gu;

/** What a shell needs of the build. */
export type ShellParts = {
  /** The scripts, and the style sheets that these would load. */
  files: readonly string[];
  /** The text of those sheets. */
  styles: string;
};

export type Shells = Record<keyof typeof SHELLS, ShellParts>;

export function shellParts(bundle: Rolldown.OutputBundle): Shells {
  return { planner: partsOf(SHELLS.planner), trips: partsOf(SHELLS.trips) };

  function partsOf(parts: RegExp): ShellParts {
    const chunks = chunksNeededBy(bundle, (chunk) => isPart(chunk, parts));
    return { files: filesOf(chunks), styles: textOf(bundle, chunks) };
  }
}

/** The shells, made of the built index.html: what they preload, and no picture yet. */
export async function shellTemplates(
  outDir: string,
  html: string,
  { planner, trips }: Shells,
): Promise<Record<keyof Shells, string>> {
  return {
    planner: mapFirst(shellOf(html, planner.files), await painterOf(outDir)),
    trips: shellOf(html, trips.files),
  };
}

/** Styles too, which the scripts would ask for a round trip later. */
function filesOf(chunks: ReturnType<typeof chunksNeededBy>): string[] {
  const styles = chunks.flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []));
  return [...chunks.map(({ fileName }) => fileName), ...styles];
}

function shellOf(html: string, files: readonly string[]): string {
  const preloads = files.map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
    return `\n    <link ${kind} crossorigin href="/${file}">`;
  });
  return withPart(html.replaceAll(PRELOADS, ''), /(?=\s*<\/head>)/u, preloads.join(''));
}

/**
 * On the planner the map comes before the frame: the code that starts it, the worker that draws it, and its first data, which
 * that worker then has from the browser's cache. A browser asks in this order, six at a time.
 */
function mapFirst(shell: string, painter: string): string {
  const own = (shell.match(PRELOADS) ?? []).filter((link) => MAP_CODE.test(link));
  const preloads = [
    ...own,
    `\n    <link rel="modulepreload" crossorigin href="/${painter}">`,
    `\n    <link rel="preload" as="fetch" crossorigin href="${FIRST_MAP}">`,
  ];
  const rest = own.reduce((html, link) => html.replace(link, ''), shell);
  return withPart(rest, /(?=\s*<script )/u, preloads.join(''));
}

/** Workers are built apart from the page's chunks: its file is found by its name. */
async function painterOf(outDir: string): Promise<string> {
  const files = await readdir(join(outDir, 'assets'));
  const painter = files.find((file) => /^painter\.worker-.*\.js$/u.test(file));
  if (painter === undefined) throw new Error('the build has no worker that draws the map');
  return `assets/${painter}`;
}
