/**
 * `npm run test:soak`, before each release: the unit tests in their full form, the walks through
 * every screen, the trials that try to break the product, and the main journey in three engines.
 * `npm run test:soak -- soak e2e` runs these stages only, `-- soak --files kills` of them the files whose
 * names hold the word. A whole run writes docs/soak-last-run.md, one in part tests/.artifacts/soak-part.md,
 * after each stage, so that a run that is ended by hand leaves what it found.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies } from '../../server/dependencies.mjs';
import { createStages } from '../stages.mjs';
import { writeLastRun } from './write-last-run.mjs';

const STAGES = ['unit', 'e2e', 'soak', 'test:browsers'];
const ARTIFACTS = join(import.meta.dirname, '../.artifacts');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'string', multiple: true, default: [] } },
});
const unknown = positionals.filter((stage) => !STAGES.includes(stage));
if (unknown.length > 0) throw new Error(`No stage: ${unknown.join()}. They are ${STAGES.join()}.`);
const asked = STAGES.filter((stage) => positionals.length === 0 || positionals.includes(stage));
const isWhole = asked.length === STAGES.length && values.files.length === 0;
const file = isWhole ? 'docs/soak-last-run.md' : 'tests/.artifacts/soak-part.md';

rmSync(ARTIFACTS, { recursive: true, force: true });
mkdirSync(ARTIFACTS, { recursive: true });
ensureDependencies();
const { ensureBrowser } = await import('../browser.mjs');
const stages = createStages(ARTIFACTS, { CHROME_PATH: ensureBrowser(), SOAK: '1' });

await stages.check('build', ['node', 'tests/build.mjs']);
if (isWhole) await stages.check('types', ['npm', 'run', '-s', 'types']);
for (const stage of asked) {
  if (stage === 'test:browsers') await stages.check(stage, ['npm', 'run', '-s', stage]);
  else await stages.suite(stage, values.files);
  const missing = asked.slice(asked.indexOf(stage) + 1);
  writeLastRun({ file, stages, artifacts: ARTIFACTS, files: values.files, missing });
}
process.exit(stages.report());
