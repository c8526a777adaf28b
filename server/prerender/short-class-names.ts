import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const SRC = join(import.meta.dirname, '../../src');
const BASE = 36;
/** The first number of two digits that begins with a letter, as a class must. */
const FIRST = Number.parseInt('a0', BASE);
const MOST = BASE ** 2 - FIRST;

/**
 * Classes of a build in three or four letters: two for the file, then a number for the class. The
 * usual ones, hashes with line numbers, are a tenth of a page as it travels. They depend on the
 * names of the files only, so that the pages and the product agree in builds of their own.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: createClassNames() } } }),
  };
}

export function createClassNames(
  files: readonly string[] = moduleFiles(),
): (name: string, file: string) => string {
  const namesOf = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(SRC, file.replace(/\?.*/u, '')).replaceAll(sep, '/');
    const at = files.indexOf(path);
    if (at < 0 || at >= MOST) throw new Error(`${path} has no short name`);
    const names = namesOf.get(path) ?? [];
    namesOf.set(path, names);
    if (!names.includes(name)) names.push(name);
    return prefixOf(at) + names.indexOf(name).toString(BASE);
  };
}

/** In capitals: blockers of advertisements hide what is called "ad1". */
function prefixOf(at: number): string {
  return (FIRST + at).toString(BASE).toUpperCase();
}

function moduleFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.module.css'))
    .toSorted();
}
