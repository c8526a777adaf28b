/**
 * `npm test`: installs what is missing, then every check of the project in turn. Ends with one
 * line 'N passed, N failed'. Plain JavaScript: it must run before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { ensureDependencies } from '../server/dependencies.mjs';

/** @type {readonly { name: string, command: readonly [string, ...string[]] }[]} */
const CHECKS = [
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'] },
  { name: 'unused code', command: ['npm', 'run', '-s', 'knip'] },
  { name: 'unit and contract tests', command: ['npm', 'run', '-s', 'unit'] },
  { name: 'production build', command: ['npm', 'run', '-s', 'build'] },
];

ensureDependencies();
const failed = CHECKS.filter(({ name, command: [program, ...args] }) => {
  console.log(`\n== ${name}`);
  return spawnSync(program, args, { stdio: 'inherit' }).status !== 0;
});
console.log(failed.map(({ name }) => `failed: ${name}`).join('\n'));
console.log(`${CHECKS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
