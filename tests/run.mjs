/**
 * `npm test`: installs what is missing, the browser included, then runs every check of the project.
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

// Two cores: the checks beside the unit tests, then the browser with both.
const [isBuilt] = await Promise.all([checks(), stages.suite('unit')]);
if (isBuilt) await stages.suite('e2e');
process.exit(stages.report());

/** Whether there is a build, among the other checks. */
async function checks() {
  const built = await stages.check('build', ['node', 'tests/build.mjs']);
  for (const script of ['types', 'lint', 'format:check', 'knip']) {
    await stages.check(script, ['npm', 'run', '-s', script]);
  }
  return built;
}
