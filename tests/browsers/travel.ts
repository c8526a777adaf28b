import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Engine } from './driver.ts';
import { JOURNEY } from './journey.ts';
import type { World } from './journey.ts';
import { screenOf } from './screen.ts';
import { startServer } from './server.ts';

export type Counts = { passed: number; failed: number };

/** Runs the journey in one engine and prints a line for each step; stops at the first failure. */
export async function travel(engine: Engine, dist: string): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const profile = await mkdtemp(join(tmpdir(), `${engine.name}-`));
  const server = await startServer(dist);
  let driver = await engine.launch(profile);
  console.log(`\n== ${engine.name} ${driver.version}`);
  for (const limit of engine.limits) console.log(`   ${limit}`);
  const world: World = {
    url: server.url,
    screen: () => screenOf(driver),
    stopServer: () => server.stop(),
    async restartBrowser() {
      if (!engine.keepsProfile) return;
      await driver.close();
      driver = await engine.launch(profile);
    },
  };
  for (const { title, walk } of JOURNEY) {
    const began = performance.now();
    const failure = await failureOf(
      () => walk(world),
      () => driver,
    );
    counts[failure === null ? 'passed' : 'failed'] += 1;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${engine.name} ${failure === null ? '✓' : '✗'} ${title} (${seconds} s)`);
    if (failure === null) continue;
    console.error(failure, await pageOf(driver));
    break;
  }
  await driver.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  return counts;
}

/** Null when the step passes and the browser has no error to report. */
async function failureOf(walk: () => Promise<void>, driver: () => Driver): Promise<unknown> {
  try {
    await walk();
    const errors = await driver().errors();
    return errors.length === 0 ? null : new Error(`the browser reports: ${errors.join('; ')}`);
  } catch (error) {
    return error;
  }
}

/** Address and visible text, for the report of a failure. */
function pageOf(driver: Driver): Promise<unknown> {
  return driver.evaluate('location.href + "\\n" + document.body.innerText').catch(String);
}
