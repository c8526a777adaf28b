/** `npm run test:browsers [-- engine ...]`: the main journey in Chromium, Firefox and WebKit. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#server/build.mjs';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { travel } from './travel.ts';
import { webkit } from './webkit.ts';

const DIST = join(import.meta.dirname, '../../dist');

const { positionals } = parseArgs({ allowPositionals: true });
const engines = [chromium, firefox, webkit].filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
for (const engine of engines) engine.install();
ensureBuild();

let [passed, failed] = [0, 0];
for (const engine of engines) {
  const counts = await travel(engine, DIST).catch((error: unknown) => {
    console.error(`${engine.name} ✗ could not start or end`, error);
    return { passed: 0, failed: 1 };
  });
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
