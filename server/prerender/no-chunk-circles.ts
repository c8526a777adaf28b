import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other in a circle: what one of them makes of the other's
 * values while it starts would be made of nothing, and only the browser would notice.
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

/** The files of a circle, the first of them again at its end; null where there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const free = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] | null => {
    if (free.has(file)) return null;
    const start = trail.indexOf(file);
    if (start !== -1) return [...trail.slice(start), file];
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...trail, file]);
      if (circle !== null) return circle;
    }
    free.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
