import { expect, test } from 'vitest';
import type { OfflineReport } from '#src/offline/messages.ts';
import { readinessOf } from '#src/offline/readiness.ts';

const whole: OfflineReport = {
  shell: { have: 40, total: 40 },
  pack: { have: 6, total: 6, haveBytes: 8_000_000, totalBytes: 8_000_000 },
};

test('ready when every file was found', () => {
  expect(readinessOf(whole, 'idle')).toEqual({ status: 'ready', bytes: 8_000_000 });
});

test('not ready while one file of the shell is missing', () => {
  const report = { ...whole, shell: { have: 39, total: 40 } };
  expect(readinessOf(report, 'idle').status).toBe('missing');
});

test('not ready while one file of the data pack is missing', () => {
  const report = { ...whole, pack: { ...whole.pack, have: 5, haveBytes: 6_500_000 } };
  expect(readinessOf(report, 'idle')).toEqual({ status: 'missing', missingBytes: 1_500_000 });
  expect(readinessOf(report, 'storing')).toEqual({
    status: 'storing',
    haveBytes: 6_500_000,
    totalBytes: 8_000_000,
  });
  expect(readinessOf(report, 'failed')).toEqual({ status: 'failed', missingBytes: 1_500_000 });
});

test('before the files are counted the state is unknown, unless a run failed', () => {
  expect(readinessOf(null, 'storing')).toEqual({ status: 'unknown' });
  expect(readinessOf(null, 'failed')).toEqual({ status: 'failed', missingBytes: null });
});

test('a build without data or without a shell is never ready', () => {
  const noData = { ...whole, pack: { have: 0, total: 0, haveBytes: 0, totalBytes: 0 } };
  expect(readinessOf(noData, 'idle').status).toBe('missing');
  const noShell = { ...whole, shell: { have: 0, total: 0 } };
  expect(readinessOf(noShell, 'idle').status).toBe('missing');
});

test('the missing parts are named, where the worker counted the map apart', () => {
  const map = { have: 2, total: 2, haveBytes: 3_000_000, totalBytes: 3_000_000 };
  const lackingOne = { ...whole.pack, have: 5, haveBytes: 6_500_000 };
  expect(partsOf({ ...whole, map })).toBeNull();
  expect(partsOf({ ...whole, pack: lackingOne })).toBeUndefined();
  expect(partsOf({ ...whole, pack: lackingOne, map })).toEqual(['data']);
  expect(partsOf({ ...whole, pack: lackingOne, map: { ...map, have: 1 } })).toEqual(['map']);
  expect(partsOf({ ...whole, map, shell: { have: 39, total: 40 } })).toEqual(['app']);
  const nothing = { ...whole.pack, have: 0, haveBytes: 0 };
  const noApp = { have: 0, total: 40 };
  expect(partsOf({ shell: noApp, pack: nothing, map: { ...map, have: 0 } })).toEqual([
    'app',
    'map',
    'data',
  ]);
});

function partsOf(report: OfflineReport) {
  const readiness = readinessOf(report, 'idle');
  return readiness.status === 'missing' ? readiness.parts : null;
}
