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
 * How many tests of a run of Vitest passed and were left out, what failed, and which passed only when tried again.
 * @param {string} stage
 * @param {string} report the path of its JSON report, which is missing where Vitest could not run
 * @returns {{ passed: number, skipped: number, failures: Failure[], retried: string[] }}
 */
export function readReport(stage, report) {
  if (!existsSync(report)) return { passed: 0, skipped: 0, failures: [], retried: [] };
  /** @type {{ numPassedTests: number, numPendingTests: number, testResults: ReportedFile[] }} */
  const whole = { numPassedTests: 0, numPendingTests: 0, testResults: [] };
  Object.assign(whole, JSON.parse(readFileSync(report, 'utf8')));
  /** @type {Failure[]} */
  const failures = [];
  /** @type {string[]} */
  const retried = [];
  for (const { name, status, message, assertionResults } of whole.testResults) {
    const file = `${stage}: ${relative(ROOT, name)}`;
    for (const test of assertionResults) {
      const title = `${file} > ${test.fullName}`;
      const lines = messageOf(test.failureMessages);
      if (test.status === 'failed') failures.push({ title, lines });
      // Of a test that passed, Vitest keeps the messages of the attempts before.
      else if (lines.length > 0) retried.push(`retried: ${title}`);
    }
    // A file that could not be imported, or failed outside its tests.
    const isTold = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !isTold) failures.push({ title: file, lines: messageOf([message]) });
  }
  const { numPassedTests: passed, numPendingTests: skipped } = whole;
  return { passed, skipped, failures, retried };
}

/**
 * The failures of a command: its steps or tests that are marked as failed, and the end of its output.
 * @param {string} stage
 * @param {string} output
 * @returns {Failure[]}
 */
export function readOutput(stage, output) {
  const lines = linesOf([output]);
  const marked = lines.flatMap((line, at) => (/(?:^| )[✗×] /u.test(line) ? [at] : []));
  const steps = marked.map((at) => ({
    title: `${stage}: ${(lines[at] ?? '').trim()}`,
    lines: lines.slice(at + 1, at + 1 + MESSAGE_LINES),
  }));
  return [{ title: stage, lines: lines.slice(-OUTPUT_LINES) }, ...steps];
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

/**
 * Without the calls inside packages.
 * @param {string[]} messages
 */
function messageOf(messages) {
  return linesOf(messages)
    .filter((line) => !line.includes('/node_modules/') && !line.includes('<anonymous>'))
    .slice(0, MESSAGE_LINES);
}

/** @param {string[]} texts */
function linesOf(texts) {
  return stripVTControlCharacters(texts.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
}
