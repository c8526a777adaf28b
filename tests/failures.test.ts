import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOutput, readReport, tellFailures } from './failures.mjs';

const FILE = resolve('tests/e2e/journeys/print.e2e.ts');
const PASSED = { fullName: 'prints', status: 'passed', failureMessages: [] };

function reportOf(file: object, passed = 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const whole = { name: FILE, status: 'passed', message: '', assertionResults: [PASSED], ...file };
  writeFileSync(report, JSON.stringify({ numPassedTests: passed, testResults: [whole] }));
  return report;
}

test('a failed test is told by stage, file and full name, with the first 15 lines of its message', () => {
  const message = Array.from({ length: 30 }, (_, at) => `\u{1B}[31mline ${at + 1}\u{1B}[39m`).join(
    '\n',
  );
  const failed = { fullName: 'map prints black', status: 'failed', failureMessages: [message] };
  const report = reportOf({ status: 'failed', assertionResults: [PASSED, failed] });
  const { passed, failures, retried } = readReport('e2e', report);
  expect([passed, retried]).toEqual([1, []]);
  expect(failures.map(({ title }) => title)).toEqual([
    'e2e: tests/e2e/journeys/print.e2e.ts > map prints black',
  ]);
  expect([failures[0]?.lines.length, failures[0]?.lines.at(-1)]).toEqual([15, 'line 15']);
});

test('a file without a failed test that failed itself is told with its message', () => {
  const report = reportOf({ status: 'failed', message: 'no module', assertionResults: [] }, 0);
  expect(readReport('unit', report).failures).toEqual([
    { title: 'unit: tests/e2e/journeys/print.e2e.ts', lines: ['no module'] },
  ]);
});

test('a test that passed when it was tried again is named', () => {
  const again = { ...PASSED, failureMessages: ['Timeout 90000ms exceeded.'] };
  expect(readReport('e2e', reportOf({ assertionResults: [again] }))).toEqual({
    passed: 1,
    skipped: 0,
    failures: [],
    retried: ['retried: e2e: tests/e2e/journeys/print.e2e.ts > prints'],
  });
});

test('without a report, nothing passed', () => {
  expect(readReport('unit', '/nowhere.json')).toEqual({
    passed: 0,
    skipped: 0,
    failures: [],
    retried: [],
  });
});

test('a command is told by the end of its output, and by its failed steps', () => {
  const output = Array.from({ length: 90 }, (_, at) => `line ${at + 1}`).join('\n');
  const [lint] = readOutput('lint', output);
  expect([lint?.title, lint?.lines[0], lint?.lines.at(-1)]).toEqual(['lint', 'line 51', 'line 90']);
  const steps = 'webkit ✓ opens (1 s)\nwebkit ✗ a place is found (2 s)\nError: no place';
  expect(readOutput('other browsers', steps)).toEqual([
    { title: 'other browsers', lines: steps.split('\n') },
    { title: 'other browsers: webkit ✗ a place is found (2 s)', lines: ['Error: no place'] },
  ]);
});

test('the titles of all failures come last, after what is said of each', () => {
  const failures = ['lint', 'knip'].map((title) => ({ title, lines: ['why'] }));
  expect(tellFailures(failures).slice(-3)).toEqual(['', 'failed: lint', 'failed: knip']);
  expect(tellFailures(failures)).toContain('    why');
});
