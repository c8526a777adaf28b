import type { Browser } from 'playwright-core';
import type { Figure } from './figures/figure.ts';
import type { Site } from './page/site.ts';

/** What every part of the bench works with. */
export type Bench = {
  browser: Browser;
  /** Our production build. */
  ours: Site;
  helloWorld: Site;
  bareMap: Site;
  /** How often everything is measured; the median counts. */
  rounds: number;
};

export type Part = (bench: Bench) => Promise<Figure[]>;
