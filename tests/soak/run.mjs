/**
 * `npm run test:soak`, before each release: the unit tests in their full form, the walks through
 * every screen, the trials that try to break the product, and the main journey in three engines.
 * Writes its result to docs/soak.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../../server/dependencies.mjs';
import { createStages } from '../stages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const ARTIFACTS = join(ROOT, 'tests/.artifacts');

rmSync(ARTIFACTS, { recursive: true, force: true });
mkdirSync(ARTIFACTS, { recursive: true });
ensureDependencies();
const { ensureBrowser } = await import('../browser.mjs');
const stages = createStages(ARTIFACTS, { CHROME_PATH: ensureBrowser(), SOAK: '1' });

await stages.check('build', ['node', 'tests/build.mjs']);
await stages.suite('unit');
await stages.suite('e2e');
await stages.suite('soak');
await stages.check('test:browsers', ['npm', 'run', '-s', 'test:browsers']);
const trials = trialRows();
console.log(`\n${trials}`);
const exitCode = stages.report();
writeFileSync(join(ROOT, 'docs/soak.md'), page());
spawnSync('npx', ['oxfmt', 'docs/soak.md'], { cwd: ROOT, shell: process.platform === 'win32' });
process.exit(exitCode);

function page() {
  return `# The last run of \`npm run test:soak\`

${new Date().toISOString().slice(0, 10)}: ${stages.summary()}.

| part | result | seconds |
|---|---|---|
${stages.rows().join('\n')}

## What was tried to break it

${trials}
`;
}

/** The rows that tests/soak/trials.ts wrote, as a Markdown table. */
function trialRows() {
  const folder = join(ARTIFACTS, 'trials');
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const rows = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return ['| trials | tried | held |', '|---|---|---|', ...rows].join('\n');
}
