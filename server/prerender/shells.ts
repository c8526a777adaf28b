import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Rolldown } from 'vite';
import { partsFor } from './bundle-parts.ts';
import type { PageParts } from './bundle-parts.ts';
import { withPart, withStyle } from './document.ts';

/** The modules to preload in the shells of the planner and of the saved trips. */
const PLANNER =
  /\/src\/(?:app\/(?:routes\/planner-route|services\/(?:compose-planner-services|device-basemap))|map\/map-controller)\.tsx?$/u;
const TRIPS =
  /\/src\/(?:app\/(?:routes\/trips-route|services\/compose-planner-services)|storage\/trip-history)\.tsx?$/u;

/** The index of the data pack, which has the URL of the map's first data. */
const DATA_PACK = join(import.meta.dirname, '../../src/providers/data-pack/files/basemap.json');
const FIRST_MAP = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ 'basemap/first': v.object({ url: v.string() }) })),
  readFileSync(DATA_PACK, 'utf8'),
)['basemap/first'].url;

/** The planner's scripts that drawing the map requires. */
const MAP_CODE = /\/assets\/(?:rolldown-runtime|index|map-controller)-/u;

/** Without comments and line breaks: they are inlined as they are. */
const PICTURE_RULES = readFileSync(join(import.meta.dirname, 'planner-picture.css'), 'utf8')
  .replaceAll(/\/\*.*?\*\//gsu, '')
  .replaceAll(/\s+/gu, ' ');

export const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/gu;

export type ShellParts = { planner: PageParts; trips: PageParts };

export function shellParts(bundle: Rolldown.OutputBundle): ShellParts {
  return { planner: partsFor(bundle, PLANNER), trips: partsFor(bundle, TRIPS) };
}

/** The shells made from the built index.html with their preloads, still without content and styles. */
export async function shellTemplates(
  outDir: string,
  html: string,
  { planner, trips }: ShellParts,
): Promise<{ planner: string; trips: string }> {
  return {
    planner: withMapFirst(shellOf(html, planner), await painterOf(outDir)),
    trips: shellOf(html, trips),
  };
}

/**
 * Inlines the styles of the planner's first screen in its shells, the same text in all languages.
 * `styles`: those of the planner itself.
 */
export function withPlannerStyles(
  files: Readonly<Record<string, string>>,
  styles: string,
): { files: Record<string, string>; inlined: string } {
  const shells = Object.entries(files).filter(([, html]) => html.includes(' data-picture '));
  const inlined =
    styles + PICTURE_RULES + stylesOfElements(shells.map(([, html]) => html).join(''));
  const styled = shells.map(([name, html]) => [name, withStyle(html, inlined)] as const);
  return { files: { ...files, ...Object.fromEntries(styled) }, inlined };
}

/** Rules that replace the elements' style attributes, which the policy refuses (see document.ts). */
function stylesOfElements(markup: string): string {
  const found = Array.from(markup.matchAll(/ data-style="([^"]*)"/gu), ([, style = '']) => style);
  return [...new Set(found)].map((style) => `#root [data-style="${style}"]{${style}}`).join('');
}

/** Preloads style sheets too, which the scripts would request one round trip later. */
function shellOf(html: string, { scripts, sheets }: PageParts): string {
  const preloads = [
    ...scripts.map((file) => `\n    <link rel="modulepreload" crossorigin href="/${file}">`),
    ...sheets.map((file) => `\n    <link rel="preload" as="style" crossorigin href="/${file}">`),
  ];
  return withPart(html.replaceAll(PRELOADS, ''), /(?=\s*<\/head>)/u, preloads.join(''));
}

/**
 * Preloads the map before the frame: the code that starts it, the worker that draws it, and
 * its first data, which that worker then finds in the browser's cache. A browser asks in this order, six
 * at a time.
 */
function withMapFirst(shell: string, painter: string): string {
  const own = (shell.match(PRELOADS) ?? []).filter((link) => MAP_CODE.test(link));
  const preloads = [
    ...own,
    `\n    <link rel="modulepreload" crossorigin href="/${painter}">`,
    `\n    <link rel="preload" as="fetch" crossorigin href="${FIRST_MAP}">`,
  ];
  const rest = own.reduce((html, link) => html.replace(link, ''), shell);
  return withPart(rest, /(?=\s*<script )/u, preloads.join(''));
}

/** Workers are not part of the page's bundle, so the file is found by its name. */
async function painterOf(outDir: string): Promise<string> {
  const files = await readdir(join(outDir, 'assets'));
  const painter = files.find((file) => /^painter\.worker-.*\.js$/u.test(file));
  if (painter === undefined) throw new Error('the build has no worker that draws the map');
  return `assets/${painter}`;
}
