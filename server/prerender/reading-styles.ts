import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What a reading page may show: the frame, its pages, and what is left when nothing starts. */
const READING_PARTS =
  /\/src\/(?:app\/(?:start|landing-route|article-route|legal-routes)\.tsx|pages\/)/u;
const VITE_MARK = /\/\*\$vite\$:\d+\*\//gu;

/**
 * Takes the styles of all reading pages out of the build, as one text in the order in which they
 * would have been loaded. Their chunks ask for no style sheet any more.
 */
export function takeReadingStyles(bundle: Bundle): string {
  const chunks = chunksNeededBy(bundle, (chunk) => isPart(chunk, READING_PARTS));
  const files = new Set(
    chunks.flatMap((chunk) => Array.from(chunk.viteMetadata?.importedCss ?? [])),
  );
  const styles = [...files].map((file) => textOf(bundle, file)).join('');
  for (const file of files) delete bundle[file];
  for (const entry of Object.values(bundle)) {
    if (entry.type !== 'chunk') continue;
    for (const file of files) entry.viteMetadata?.importedCss.delete(file);
  }
  return styles.replaceAll(VITE_MARK, '');
}

/** The entry and the lazy parts that are wanted, each after what it imports. */
export function chunksNeededBy(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk, path: readonly Chunk[]) => {
    if (found.has(chunk) || path.includes(chunk)) return;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported, [...path, chunk]);
    }
    found.add(chunk);
  };
  const chunks = Object.values(bundle).filter((entry) => entry.type === 'chunk');
  const wanted = chunks.filter(
    (chunk) => chunk.isEntry || (chunk.isDynamicEntry && isWanted(chunk)),
  );
  for (const chunk of wanted.toSorted((a, b) => rank(a) - rank(b))) add(chunk, []);
  return [...found];
}

export function isPart(chunk: Chunk, part: RegExp): boolean {
  return part.test(chunk.facadeModuleId?.replaceAll('\\', '/') ?? '');
}

/** The frame's styles come before the pages'. */
function rank(chunk: Chunk): number {
  if (chunk.isEntry) return 0;
  return isPart(chunk, /\/src\/app\/start\.tsx/u) ? 1 : 2;
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is not part of the build`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}
