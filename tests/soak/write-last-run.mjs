import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Writes what a run has found by now: day, counts and seconds of each stage, and the trials.
 * @param {object} run
 * @param {string} run.file Markdown, from the folder of the project
 * @param {ReturnType<typeof import('../stages.mjs').createStages>} run.stages those that have ended
 * @param {string} run.artifacts the folder in which tests/soak/trials.ts left its rows
 * @param {readonly string[]} run.files words in the names of the files that were run; empty: all
 * @param {readonly string[]} run.missing stages that have not ended
 */
export function writeLastRun({ file, stages, artifacts, files, missing }) {
  const day = new Date().toISOString().slice(0, 10);
  const only = files.length === 0 ? '' : `, only files named ${files.join(', ')}`;
  const ended = missing.length === 0 ? '' : `, not ended: ${missing.join(', ')}`;
  const page = `# The last run of \`npm run test:soak\`

Written by the run. What it is and what earlier ones found: [soak.md](soak.md).

${day}: ${stages.summary()}${only}${ended}.

| stage | result | seconds |
|---|---|---|
${stages.rows().join('\n')}

## What was tried to break it

${trialRows(join(artifacts, 'trials'))}
`;
  writeFileSync(join(ROOT, file), page);
  spawnSync('npx', ['oxfmt', file], { cwd: ROOT, shell: process.platform === 'win32' });
}

/**
 * As a Markdown table.
 * @param {string} folder
 */
function trialRows(folder) {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const rows = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return ['| trials | tried | held |', '|---|---|---|', ...rows].join('\n');
}
