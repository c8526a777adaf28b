import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const VITE_MARKER = /\/\*\$vite\$:\d+\*\//gu;

/** The scripts and styles of a build that a page needs. */
export type PageParts = {
  /** Paths of the scripts in dist/, each after its imports. */
  scripts: readonly string[];
  /** Paths of the style sheets that those scripts load. */
  sheets: readonly string[];
  /** The CSS of those sheets, in load order. */
  styles: string;
};

/** The parts of the entry and of the chunks that contain a matching module. */
export function partsFor(bundle: Bundle, modules: RegExp): PageParts {
  const chunks = chunksNeededBy(bundle, modules);
  const sheets = [...new Set(chunks.flatMap(sheetsOf))];
  const styles = sheets.map((file) => textOf(bundle, file)).join('');
  return { scripts: chunks.map(({ fileName }) => fileName), sheets, styles };
}

/**
 * Removes the entry's style sheet (fonts, tokens and reset) from the build, since every document has it
 * inlined, and returns its CSS.
 */
export function takeBaseStyles(bundle: Bundle): string {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const sheets = entries.flatMap(sheetsOf);
  const styles = sheets.map((file) => textOf(bundle, file)).join('');
  for (const file of sheets) delete bundle[file];
  for (const { viteMetadata } of entries) viteMetadata?.importedCss.clear();
  return styles;
}

/** The entry, the frame, and the chunks with matching modules, each after its imports. */
function chunksNeededBy(bundle: Bundle, modules: RegExp): readonly Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk, path: readonly Chunk[]) => {
    if (found.has(chunk) || path.includes(chunk)) return;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported, [...path, chunk]);
    }
    found.add(chunk);
  };
  const chunks = chunksOf(bundle);
  for (const chunk of chunks) if (chunk.isEntry) add(chunk, []);
  for (const wanted of [/\/src\/app\/start\/start\.tsx$/u, modules]) {
    for (const chunk of chunks) if (contains(chunk, wanted)) add(chunk, []);
  }
  return [...found];
}

function chunksOf(bundle: Bundle): readonly Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function contains(chunk: Chunk, modules: RegExp): boolean {
  return chunk.moduleIds.some((id) => modules.test(id.replaceAll('\\', '/')));
}

function sheetsOf({ viteMetadata }: Chunk): readonly string[] {
  return Array.from(viteMetadata?.importedCss ?? []);
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is not part of the build`);
  const { source } = asset;
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  return text.replaceAll(VITE_MARKER, '');
}
