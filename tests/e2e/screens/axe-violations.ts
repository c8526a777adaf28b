import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from '#tests/e2e/support/settled.ts';

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rule and element of each violation, after all transitions: fading text lacks contrast. */
export async function axeViolations(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const results = await page.evaluate(async () => {
    // Parts far below are rendered for axe only, and their transitions begin then.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    try {
      return await axe.run({ resultTypes: ['violations'], preload: false });
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
    }
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
