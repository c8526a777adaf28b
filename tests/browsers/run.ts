/** `npm run test:browsers [-- engine ...]`: the main journey in Chromium, Firefox and WebKit. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#server/build.mjs';
import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { travel } from './travel.ts';
import { webkit } from './webkit.ts';

const ENGINES = [chromium, firefox, webkit];

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
for (const engine of wanted) engine.install();
ensureBuild();

let [passed, failed] = [0, 0];
for (const engine of wanted) {
  const counts = await travel(engine, join(import.meta.dirname, '../../dist'));
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
