import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What a reading page may show: the frame, its pages, and what is left when nothing starts. */
const READING_PARTS =
  /\/src\/(?:app\/(?:start\/start|routes\/(?:landing-route|article-route|legal-routes))\.tsx|pages\/)/u;
const VITE_MARK = /\/\*\$vite\$:\d+\*\//gu;

/** The styles of a build, as the pages get them. */
export type BuiltStyles = {
  /** Fonts, tokens and reset, which every document has inlined and nothing loads again. */
  base: string;
  /** Those of the frame and of all reading pages, in the order in which they would be loaded. */
  reading: string;
};

/** Reads the styles of the build, and takes the entry's out of it: they are inlined everywhere. */
export function takeStyles(bundle: Bundle): BuiltStyles {
  const chunks = chunksNeededBy(bundle, (chunk) => isPart(chunk, READING_PARTS));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const base = textOf(bundle, entries);
  for (const { viteMetadata } of entries) {
    for (const file of viteMetadata?.importedCss ?? []) delete bundle[file];
    viteMetadata?.importedCss.clear();
  }
  return { base, reading: textOf(bundle, chunks) };
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
  const wanted = chunks.filter((chunk) => chunk.isEntry || isWanted(chunk));
  for (const chunk of wanted.toSorted((a, b) => rank(a) - rank(b))) add(chunk, []);
  return [...found];
}

export function isPart(chunk: Chunk, part: RegExp): boolean {
  return chunk.moduleIds.some((id) => part.test(id.replaceAll('\\', '/')));
}

/** The frame's styles come before the pages'. */
function rank(chunk: Chunk): number {
  if (chunk.isEntry) return 0;
  return isPart(chunk, /\/src\/app\/start\/start\.tsx/u) ? 1 : 2;
}

/** The style sheets that these chunks would load, in that order. */
export function textOf(bundle: Bundle, chunks: readonly Chunk[]): string {
  const files = chunks.flatMap(({ viteMetadata }) => Array.from(viteMetadata?.importedCss ?? []));
  return [...new Set(files)]
    .map((file) => {
      const asset = bundle[file];
      if (asset?.type !== 'asset') throw new Error(`${file} is not part of the build`);
      const { source } = asset;
      return typeof source === 'string' ? source : new TextDecoder().decode(source);
    })
    .join('')
    .replaceAll(VITE_MARK, '');
}
