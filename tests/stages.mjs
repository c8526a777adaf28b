import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  /** @type {string[]} what a stage could not run, as lines for the end */
  const notRun = [];

  /**
   * @param {string} name
   * @param {string[]} command
   */
  async function run(name, command) {
    const from = Date.now();
    const { status, output } = await outputOf(command, variables);
    const time = seconds(from);
    console.log(`\n== ${name} ${time} s\n${output}`);
    notRun.push(...(output.match(/^not run.*$/gmu) ?? []));
    return { status, time };
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
      const { status, time } = await run(name, command);
      const isPassed = status === 0;
      done.push({ name, time, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });
      return isPassed;
    },
    /**
     * Runs a Vitest script and counts its tests; a run without tests counts as failed.
     * @param {string} script
     * @param {readonly string[]} files words in the names of those to run; empty: all
     */
    async suite(script, files = []) {
      const file = join(artifacts, `${script.replaceAll(':', '-')}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
      const { status, time } = await run(script, [
        'npm',
        'run',
        '-s',
        script,
        '--',
        ...files,
        ...reporters,
      ]);
      const result = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const passed = numberIn(result, 'numPassedTests');
      const failed = numberIn(result, 'numFailedTests');
      const isFailed = status !== 0 || passed === 0;
      done.push({ name: script, time, passed, failed: isFailed ? Math.max(1, failed) : failed });
    },
    /** The finished stages as rows of a Markdown table. */
    rows() {
      return done.map(
        ({ name, time, passed, failed }) =>
          `| ${name} | ${passed} passed, ${failed} failed | ${time} |`,
      );
    },
    summary: () => `${sumOf('passed')} passed, ${sumOf('failed')} failed`,
    /** Prints times and counts; returns the exit code. */
    report() {
      const times = done.map(({ name, time }) => `${name} ${time} s`);
      console.log(`\n${times.join(', ')}; all ${seconds(started)} s`);
      for (const line of notRun) console.log(line);
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

/**
 * @param {string} json
 * @param {string} key
 */
function numberIn(json, key) {
  return Number.parseInt(new RegExp(`"${key}":(\\d+)`, 'u').exec(json)?.[1] ?? '0', 10);
}
