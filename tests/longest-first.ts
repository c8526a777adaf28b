import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const NAMES_ENVIRONMENT = /^\/\/ @vitest-environment /u;

/**
 * The order of test files. `longest` come first, so that two workers end together also on a fresh
 * clone, where Vitest has not measured any file yet. Files in an environment of their own, such as
 * a DOM, come last: a worker whose next file has another environment is replaced, and imports
 * everything again.
 */
export function longestFirst(longest: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification) => {
    if (NAMES_ENVIRONMENT.test(readFileSync(moduleId, 'utf8'))) return longest.length + 1;
    const at = longest.findIndex((name) => moduleId.endsWith(name));
    return at < 0 ? longest.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method, not an array's
      const usual = await super.sort(files);
      const placed = usual.map((file) => ({ file, place: place(file) }));
      return placed.toSorted((a, b) => a.place - b.place).map(({ file }) => file);
    }
  };
}
