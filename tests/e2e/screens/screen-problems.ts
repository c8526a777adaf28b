import type { Page } from 'playwright-core';
import { axeViolations } from './axe-violations.ts';
import { clippedTexts, smallOrCoveredControls } from './screen-layout.ts';
import { structureProblems } from './screen-order.ts';

/** The problems of each screen of a walk, and the names of all screens. */
export async function problemsOf(
  screens: AsyncGenerator<string>,
  page: Page,
): Promise<{ seen: string[]; problems: string[] }> {
  const seen: string[] = [];
  const problems: string[] = [];
  for await (const screen of screens) {
    seen.push(screen);
    const found = [
      ...(await axeViolations(page)),
      ...(await clippedTexts(page)),
      ...(await smallOrCoveredControls(page)),
      ...(await structureProblems(page)),
    ];
    problems.push(...found.map((problem) => `${screen}: ${problem}`));
  }
  return { seen, problems };
}
