/**
 * `npm run test:browsers [-- engine ...]`: the main journey in Chromium, Firefox and WebKit, which are
 * installed where they are missing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#server/build.mjs';
import { chromium } from './chromium.ts';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { travel } from './travel.ts';
import type { Counts } from './travel.ts';
import { webkit } from './webkit.ts';

const DIST = join(import.meta.dirname, '../../dist');

const { positionals } = parseArgs({ allowPositionals: true });
const engines = asked();
ensureBuild();
// At once: they mostly wait.
const counts = await Promise.all(engines.map(travelOrFail));
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function asked(): Engine[] {
  const chosen = [chromium, firefox, webkit].filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  for (const engine of chosen) engine.install();
  return chosen;
}

/** Once more where a step failed, as the end-to-end tests: the three run beside each other. */
async function travelOrFail(engine: Engine): Promise<Counts> {
  const first = await attempt(engine);
  if (first.failed === 0) return first;
  console.log(`retried: ${engine.name}`);
  return attempt(engine);
}

async function attempt(engine: Engine): Promise<Counts> {
  try {
    return await travel(engine, DIST);
  } catch (error) {
    console.error(`${engine.name} ✗ could not start or end`, error);
    return { passed: 0, failed: 1 };
  }
}
