import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readOutput, readReport, tellFailures } from './failures.mjs';

/**
 * Runs the stages of a test run and counts what passed. The output of a stage is printed when it ends,
 * so that two stages can run in parallel.
 * @param {string} artifacts a folder for Vitest's reports
 * @param {Record<string, string>} variables further environment variables of each stage
 */
export function createStages(artifacts, variables = {}) {
  const started = Date.now();
  /** @type {{ name: string, time: number, passed: number, failed: number }[]} */
  const done = [];
  /** @type {string[]} lines for the end: how many tests were left out, and which were tried again */
  const remarks = [];
  /** @type {import('./failures.mjs').Failure[]} */
  const failures = [];

  /**
   * @param {string} name
   * @param {string[]} command
   */
  async function run(name, command) {
    const from = Date.now();
    const { status, output } = await outputOf(command, variables);
    const time = seconds(from);
    console.log(`\n== ${name} ${time} s\n${output}`);
    remarks.push(...(output.match(/^retried:.*$/gmu) ?? []));
    return { status, time, output };
  }

  /** @param {'passed' | 'failed'} outcome */
  function sumOf(outcome) {
    return done.reduce((sum, stage) => sum + stage[outcome], 0);
  }

  return {
    /**
     * Runs a command that counts as one test; resolves to whether it passed.
     * @param {string} name
     * @param {string[]} command
     */
    async check(name, command) {
      const { status, time, output } = await run(name, command);
      const isPassed = status === 0;
      if (!isPassed) failures.push(...readOutput(name, output));
      done.push({ name, time, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });
      return isPassed;
    },
    /**
     * Runs a Vitest script and counts its tests; a run without tests counts as failed.
     * @param {string} script
     * @param {readonly string[]} filters which of its tests: words in the names of their files, or a filter of tags
     */
    async suite(script, filters = []) {
      const file = join(artifacts, `${script.replaceAll(':', '-')}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
      const command = ['npm', 'run', '-s', script, '--', ...filters, ...reporters];
      const { status, time, output } = await run(script, command);
      const report = readReport(script, file);
      const isFailed = status !== 0 || report.passed === 0;
      // Vitest itself failed, or an error came up outside the tests.
      const isTold = !isFailed || report.failures.length > 0;
      const failed = isTold ? report.failures : readOutput(script, output);
      failures.push(...failed);
      remarks.push(...report.retried);
      if (report.skipped > 0) remarks.push(`not run: ${report.skipped} of \`npm run ${script}\``);
      done.push({ name: script, time, passed: report.passed, failed: failed.length });
    },
    /** The finished stages as rows of a Markdown table. */
    rows() {
      return done.map(
        ({ name, time, passed, failed }) =>
          `| ${name} | ${passed} passed, ${failed} failed | ${time} |`,
      );
    },
    summary: () => `${sumOf('passed')} passed, ${sumOf('failed')} failed`,
    /** Prints what failed, times and counts; returns the exit code. */
    report() {
      for (const line of tellFailures(failures)) console.log(line);
      const times = done.map(({ name, time }) => `${name} ${time} s`);
      console.log(`\n${times.join(', ')}; all ${seconds(started)} s`);
      for (const line of remarks) console.log(line);
      console.log(`\n${this.summary()}`);
      return sumOf('failed') === 0 ? 0 : 1;
    },
  };
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} variables
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function outputOf([program = '', ...args], variables) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ part) => void parts.push(part));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, output: error.message }));
    child.once('close', (status) => resolve({ status, output: Buffer.concat(parts).toString() }));
  });
}

/** @param {number} from */
function seconds(from) {
  return Math.round((Date.now() - from) / 1000);
}
