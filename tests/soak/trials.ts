import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const TRIALS = join(import.meta.dirname, '../.artifacts/trials');

/** `run` throws when the product did not hold. */
export type Trial = { name: string; run: () => Promise<void> | void };

/**
 * Runs every trial of a kind, one after another, and fails with the names of those that broke
 * something. Writes its row of the table that `npm run test:soak` prints.
 */
export async function tryAll(kind: string, trials: readonly Trial[]): Promise<void> {
  const broken: string[] = [];
  for (const { name, run } of trials) {
    try {
      await run();
    } catch (error) {
      broken.push(`${name}: ${String(error)}`);
    }
  }
  const row = `| ${kind} | ${trials.length} | ${trials.length - broken.length} |`;
  mkdirSync(TRIALS, { recursive: true });
  writeFileSync(join(TRIALS, `${kind.replaceAll(/\W+/gu, '-')}.md`), row);
  expect(trials.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
}
