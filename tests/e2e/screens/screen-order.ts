/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page is sent there whole */
import type { Page } from 'playwright-core';

/** Problems with the heading order and the landmarks. */
export function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const problems: string[] = [];
    const levels = shown('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    if (levels.filter((level) => level === 1).length !== 1) problems.push('not one h1');
    let before = 0;
    for (const level of levels) {
      if (level > before + 1 && before > 0) problems.push(`h${before} is followed by h${level}`);
      before = level;
    }
    const landmarks = [
      ['header', shown('body header').filter((header) => header.closest('main') === null)],
      ['main', shown('main')],
      ['nav', shown('header nav, [aria-expanded="false"][aria-controls="site-menu"]')],
    ] as const;
    for (const [name, found] of landmarks) {
      if (found.length !== 1) problems.push(`${found.length} of ${name}`);
    }
    return problems;
  });
}
