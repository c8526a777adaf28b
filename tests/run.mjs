/**
 * `npm test`: installs what is missing, the browser included, then every check of the project in
 * turn. Ends with one line 'N passed, N failed'. Plain JavaScript: it must run before anything is
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../server/build.mjs';
import { ensureDependencies } from '../server/dependencies.mjs';

const ARTIFACTS = join(import.meta.dirname, '.artifacts');
const totals = { passed: 0, failed: 0 };

rmSync(ARTIFACTS, { recursive: true, force: true });
mkdirSync(ARTIFACTS, { recursive: true });
ensureDependencies();
const { ensureBrowser } = await import('./browser.mjs');
const browser = ensureBrowser();

check('types');
check('lint');
check('format:check');
check('knip');
suite('unit');
heading('build');
ensureBuild();
count(existsSync(join(import.meta.dirname, '../dist/index.html')));
suite('e2e');

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** @param {string} script */
function check(script) {
  heading(script);
  count(npmRun(script, []) === 0);
}

/**
 * Runs a Vitest script and adds its tests to the totals; one that ran no test counts as failed.
 * @param {string} script
 */
function suite(script) {
  heading(script);
  const report = join(ARTIFACTS, `${script}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const status = npmRun(script, ['--', ...reporters]);
  const result = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const passed = numberIn(result, 'numPassedTests');
  const failed = numberIn(result, 'numFailedTests');
  totals.passed += passed;
  totals.failed += status !== 0 || passed === 0 ? Math.max(1, failed) : failed;
}

/**
 * @param {string} script
 * @param {string[]} args
 */
function npmRun(script, args) {
  const env = { ...process.env, CHROME_PATH: browser };
  return spawnSync('npm', ['run', '-s', script, ...args], {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }).status;
}

/**
 * @param {string} json
 * @param {string} key
 */
function numberIn(json, key) {
  return Number.parseInt(new RegExp(`"${key}":(\\d+)`, 'u').exec(json)?.[1] ?? '0', 10);
}

/** @param {boolean} passed */
function count(passed) {
  totals[passed ? 'passed' : 'failed'] += 1;
}

/** @param {string} name */
function heading(name) {
  console.log(`\n== ${name}`);
}
