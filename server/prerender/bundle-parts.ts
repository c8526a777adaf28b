import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const VITE_MARK = /\/\*\$vite\$:\d+\*\//gu;

/** What a page needs of a build. */
export type PageParts = {
  /** Paths below dist/ of the scripts, each after what it imports. */
  scripts: readonly string[];
  /** Paths of the style sheets that these load. */
  sheets: readonly string[];
  /** The text of those sheets, in the order in which they are loaded. */
  styles: string;
};

/** The entry's parts and those of the chunks that hold a module of this name. */
export function partsFor(bundle: Bundle, modules: RegExp): PageParts {
  const chunks = chunksNeededBy(bundle, modules);
  const sheets = [...new Set(chunks.flatMap(sheetsOf))];
  const styles = sheets.map((file) => textOf(bundle, file)).join('');
  return { scripts: chunks.map(({ fileName }) => fileName), sheets, styles };
}

/**
 * The text of the entry's style sheet (fonts, tokens and reset), which is taken out of the build: every
 * document has it inlined.
 */
export function takeBaseStyles(bundle: Bundle): string {
  const entries = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  const sheets = entries.flatMap(sheetsOf);
  const styles = sheets.map((file) => textOf(bundle, file)).join('');
  for (const file of sheets) delete bundle[file];
  for (const { viteMetadata } of entries) viteMetadata?.importedCss.clear();
  return styles;
}

/** The entry, the frame, and the chunks of these modules, each after what it imports. */
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
    for (const chunk of chunks) if (holds(chunk, wanted)) add(chunk, []);
  }
  return [...found];
}

function chunksOf(bundle: Bundle): readonly Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

function holds(chunk: Chunk, modules: RegExp): boolean {
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
  return text.replaceAll(VITE_MARK, '');
}
