import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '#server/site.mjs';
import type { Engine } from './driver.ts';
import { JOURNEY } from './journey.ts';
import type { World } from './journey.ts';
import { screenOf } from './screen.ts';

export type Counts = { passed: number; failed: number };

/** Makes the journey in one engine and prints a line a step; stops at the first that fails. */
export async function travel(engine: Engine, dist: string): Promise<Counts> {
  const began = performance.now();
  const counts = { passed: 0, failed: 0 };
  const profile = await mkdtemp(join(tmpdir(), `${engine.name}-`));
  const server = createSite(dist);
  const url = await listen(server);
  let driver = await engine.launch(profile);
  console.log(`\n== ${engine.name} ${driver.version}`);
  for (const limit of engine.limits) console.log(`   ${limit}`);
  let screen = screenOf(driver);
  const world: World = {
    url,
    screen: () => screen,
    stopServer: () => stop(server),
    async restartBrowser() {
      if (!engine.keepsProfile) return;
      await driver.close();
      driver = await engine.launch(profile);
      screen = screenOf(driver);
    },
  };
  for (const { title, walk } of JOURNEY) {
    const start = performance.now();
    try {
      await walk(world);
      const errors = await driver.errors();
      if (errors.length > 0) throw new Error(`the browser reports: ${errors.join('; ')}`);
      counts.passed += 1;
      console.log(`${engine.name} ✓ ${title} (${secondsSince(start)})`);
    } catch (error) {
      counts.failed += 1;
      console.log(`${engine.name} ✗ ${title} (${secondsSince(start)})`);
      console.error(error);
      console.error(
        await driver.evaluate('location.href + "\\n" + document.body.innerText').catch(String),
      );
      break;
    }
  }
  console.log(`   ${secondsSince(began)} in all`);
  await driver.close();
  await stop(server);
  await rm(profile, { recursive: true, force: true });
  return counts;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(`http://localhost:${address.port}`);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
