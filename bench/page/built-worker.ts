import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { newVisitor } from './phone.ts';

const ASSETS = join(import.meta.dirname, '../../dist/assets');

/** A page of our origin that can start the built worker at `path` and does nothing else. */
export async function besideWorker<Result>(
  { browser, ours }: Pick<Bench, 'browser' | 'ours'>,
  name: 'device' | 'painter',
  run: (page: Page, path: string) => Promise<Result>,
): Promise<Result> {
  const file = readdirSync(ASSETS).find(
    (asset) => asset.startsWith(`${name}.worker-`) && asset.endsWith('.js'),
  );
  if (file === undefined) throw new Error(`the build has no ${name} worker`);
  // Trusted Types would refuse the worker's URL.
  const context = await newVisitor(browser, 'block', { bypassCSP: true });
  const page = await context.newPage();
  // Our origin, without scripts of its own.
  await page.goto(`${ours.url}/robots.txt`);
  const result = await run(page, `/assets/${file}`);
  await context.close();
  return result;
}
