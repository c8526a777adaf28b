import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = `${import.meta.dirname}/..`;
const MESSAGE_LINES = 15;
const OUTPUT_LINES = 40;

/**
 * Something that failed: what it was, and the lines that say why.
 * @typedef {{ title: string, lines: string[] }} Failure
 */

/**
 * The part of Vitest's JSON report that is read.
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} ReportedTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: ReportedTest[] }} ReportedFile
 */

/**
 * How many tests of a run of Vitest passed, what failed, and which passed only when they were tried again.
 * @param {string} stage
 * @param {string} report the path of its JSON report, which is missing where Vitest could not run
 * @returns {{ passed: number, failures: Failure[], retried: string[] }}
 */
export function readReport(stage, report) {
  if (!existsSync(report)) return { passed: 0, failures: [], retried: [] };
  /** @type {{ numPassedTests: number, testResults: ReportedFile[] }} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Failure[]} */
  const failures = [];
  /** @type {string[]} */
  const retried = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = `${stage}: ${relative(ROOT, name)}`;
    for (const test of assertionResults) {
      const title = `${file} > ${test.fullName}`;
      if (test.status === 'failed')
        failures.push({ title, lines: messageOf(test.failureMessages) });
      // Of a test that passed, Vitest keeps the messages of the attempts before.
      else if (test.failureMessages.length > 0) retried.push(`retried: ${title}`);
    }
    // A file that could not be imported, or failed outside its tests.
    const isTold = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !isTold) failures.push({ title: file, lines: messageOf([message]) });
  }
  return { passed: numPassedTests, failures, retried };
}

/**
 * What failed in a command: its steps that are marked as failed, or the end of its output.
 * @param {string} stage
 * @param {string} output
 * @returns {Failure[]}
 */
export function readOutput(stage, output) {
  const lines = linesOf([output]);
  const steps = lines.flatMap((line, at) => (line.includes(' ✗ ') ? [at] : []));
  if (steps.length === 0) return [{ title: stage, lines: lines.slice(-OUTPUT_LINES) }];
  return steps.map((at) => ({
    title: `${stage}: ${lines[at] ?? ''}`,
    lines: lines.slice(at + 1, at + 1 + MESSAGE_LINES),
  }));
}

/**
 * Each failure with its lines, and then all their titles: a machine that cuts the output of a run keeps its end.
 * @param {readonly Failure[]} failures
 * @returns {string[]}
 */
export function tellFailures(failures) {
  const told = failures.flatMap(({ title, lines }) => ['', title, ...lines.map(indented)]);
  return [...told, '', ...failures.map(({ title }) => `failed: ${title}`)];
}

/** @param {string} line */
function indented(line) {
  return `    ${line}`;
}

/** @param {string[]} messages */
function messageOf(messages) {
  return linesOf(messages).slice(0, MESSAGE_LINES);
}

/** @param {string[]} texts */
function linesOf(texts) {
  return stripVTControlCharacters(texts.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
}
