import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * The order of test files: these first, which take longest, so that two workers end together also on a
 * fresh clone, where Vitest has not measured them yet.
 */
export function longestFirst(longest: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification) => {
    const at = longest.findIndex((name) => moduleId.endsWith(name));
    return at < 0 ? longest.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method, not an array's
      const usual = await super.sort(files);
      return usual.toSorted((a, b) => place(a) - place(b));
    }
  };
}
