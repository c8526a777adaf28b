import type { Browser } from 'playwright-core';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';

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
