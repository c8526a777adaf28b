import type { Browser } from 'playwright-core';
import type { Figure } from './figures/figure.ts';
import type { Site } from './page/site.ts';

/** The context of every part of the bench. */
export type Bench = {
  browser: Browser;
  /** Our production build. */
  ours: Site;
  helloWorld: Site;
  bareMap: Site;
  /** How often everything is measured; the median is reported. */
  rounds: number;
};

export type Part = (bench: Bench) => Promise<Figure[]>;
