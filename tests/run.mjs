/**
 * `npm test`: installs what is missing, the browser included, then runs the checks, the unit tests and the
 * journeys of every run. `npm run e2e` runs all journeys, `npm run test:soak` all there is in its long form.
 * Prints the time of each stage and ends with one line 'N passed, N failed'. Plain JavaScript: it
 * must run before anything is installed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../server/dependencies.mjs';
import { createStages } from './stages.mjs';

const ARTIFACTS = join(import.meta.dirname, '.artifacts');

rmSync(ARTIFACTS, { recursive: true, force: true });
mkdirSync(ARTIFACTS, { recursive: true });
ensureDependencies();
const { ensureBrowser } = await import('./browser.mjs');
const stages = createStages(ARTIFACTS, { CHROME_PATH: ensureBrowser() });

// On two cores: the checks run beside the unit tests; then the journeys, the main one of each kind, use both.
const [isBuilt] = await Promise.all([checks(), stages.suite('unit')]);
if (isBuilt) await stages.suite('e2e', ['--tags-filter=every-run']);
process.exit(stages.report());

/** Runs the checks; resolves to whether the build succeeded. */
async function checks() {
  const built = await stages.check('build', ['node', 'tests/build.mjs']);
  // The linter reports what the compiler would: `npm run types` would read all of it a second time.
  for (const script of ['lint', 'format:check', 'knip']) {
    await stages.check(script, ['npm', 'run', '-s', script]);
  }
  return built;
}
