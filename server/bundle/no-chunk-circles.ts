import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other in a circle. A chunk of a circle reads another's
 * exports before they are initialised, which shows in the browser only.
 */
export function noChunkCircles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'chunk') imports.set(file, output.imports);
      }
      const circle = findCircle(imports);
      if (circle !== null) this.error(`Chunks import each other: ${circle.join(' -> ')}`);
    },
  };
}

/** The files of a circle, with the first repeated at the end; null if there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const checked = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (checked.has(file)) return null;
    const start = path.indexOf(file);
    if (start !== -1) return [...path.slice(start), file];
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle !== null) return circle;
    }
    checked.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
