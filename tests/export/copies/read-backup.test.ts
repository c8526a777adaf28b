import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { backupFileName, writeBackup } from '#src/export/copies/backup-file.ts';
import { LARGEST_BACKUP, readBackup, readBackupText } from '#src/export/copies/read-backup.ts';
import { IS_SOAK } from '#tests/helpers/soak.ts';
import { ownedItem } from '#tests/fixtures/owned.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { BUILT_ON, COPIED_AT, contents, savedTrip, wholeBackup } from './backups.ts';
import { hostileBackups } from './hostile-backups.ts';

const WRITTEN = { savedAt: COPIED_AT, builtOn: BUILT_ON };
const FORM = {
  draft: { startDate: '2027-06-10', endDate: '', travelers: 3, preferences: 'lakes' },
  typedDates: { startDate: null, endDate: '31. Febru' },
  place: { point: { lat: 47.2, lng: 11.4 }, chosenName: null },
} as const;

test('what is written is read again as it was', () => {
  assert(
    property(contents, (content) => {
      const settings = { language: 'de', form: FORM } as const;
      const answer = readBackupText(writeBackup({ ...content, settings }, WRITTEN), BUILT_ON);
      if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
      expect(answer.file).toMatchObject(content);
      expect(answer.file.settings).toEqual(settings);
    }),
    { numRuns: 100, seed: 21 },
  );
});

test('a copy of one trip has nothing else in it', () => {
  const answer = readBackupText(writeBackup({ trips: [savedTrip('a')] }, WRITTEN), BUILT_ON);
  expect(answer).toMatchObject({ file: { trips: [{ id: 'a' }], gear: [], setAside: [] } });
});

test('the file is named after the day', () => {
  expect(backupFileName('2027-05-02')).toBe('fernweh-2027-05-02.json');
});

test('a record that JSON cannot hold costs neither the other records nor the copy', () => {
  const circle: { id: string; self?: unknown } = { id: 'circle' };
  circle.self = circle;
  const setAside = [circle, { big: 5n }, undefined].map((record, index) => ({
    id: String(index),
    reason: 'x',
    record,
  }));
  const answer = readBackupText(writeBackup({ setAside }, WRITTEN), BUILT_ON);
  expect(answer).toMatchObject({
    file: { setAside: [{ record: null }, { id: '1' }, { id: '2' }] },
  });
});

test('trips of an older build, without lists of their own, get what they lack', () => {
  const { listEdits: _, packing: __, ...older } = savedTrip('a', { packed: ['p2'] });
  const text = JSON.stringify({
    format: 'fernweh-backup',
    version: 1,
    builtOn: '2026-11-01',
    savedAt: COPIED_AT,
    trips: [{ ...older, country: 'of another shape' }],
  });
  expect(readBackupText(text, BUILT_ON)).toMatchObject({
    file: { trips: [{ ...savedTrip('a', { packed: ['p2'] }), country: null }], gear: [] },
  });
});

test('a copy of a newer version is refused as such, also where only its parts are unknown', () => {
  const newer = { problem: { kind: 'newer' } };
  expect(readChanged({ version: 2, trips: 'x' })).toEqual(newer);
  expect(readChanged({ builtOn: '2031-01-01', maps: [] })).toEqual(newer);
});

test('the place and kind of a mistake are named', () => {
  expect(readChanged(withTrip({ ...savedTrip('b'), savedAt: 5 }))).toMatchObject({
    problem: { kind: 'wrong', what: 'wrong', part: 'trip', number: 2 },
  });
  const { wordings: _, ...bare } = savedTrip('b');
  expect(readChanged(withTrip(bare))).toMatchObject({ problem: { what: 'missing', number: 2 } });
  expect(readChanged(withTrip({ ...savedTrip('b'), spy: 1 }))).toEqual({
    problem: { kind: 'wrong', what: 'unknown', part: 'trip', number: 2, raw: 'trips[1].spy' },
  });
  const gear = [ownedItem('x'), { ...ownedItem('y'), names: {} }];
  expect(readChanged({ gear })).toMatchObject({
    problem: { part: 'thing', number: 2 },
  });
});

test('a file that is no copy is refused: other JSON, no JSON, no UTF-8, too large', async () => {
  expect(await kindOf(wholeBackup())).toBe('read');
  expect(await kindOf('\uFEFF', wholeBackup())).toBe('read');
  expect(await kindOf('{"type":"FeatureCollection"}')).toBe('foreign');
  expect(await kindOf('[]')).toBe('foreign');
  expect(await kindOf('')).toBe('unreadable');
  expect(await kindOf('<gpx/>')).toBe('unreadable');
  expect(await kindOf(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toBe('unreadable');
  const large = new Blob([wholeBackup()]);
  Object.defineProperty(large, 'size', { value: LARGEST_BACKUP + 1 });
  expect(await readBackup(large, BUILT_ON)).toEqual({ problem: { kind: 'large' } });
});

test('a file that was taken away before it was read is unreadable', async () => {
  const gone = new Blob(['{}']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readBackup(gone, BUILT_ON)).toEqual({ problem: { kind: 'unreadable' } });
});

test('generated hostile files are all refused, and pollute nothing', () => {
  assert(
    property(hostileBackups, ({ text }) => {
      expect(readBackupText(text(), BUILT_ON)).toHaveProperty('problem');
    }),
    { numRuns: IS_SOAK ? 10_000 : 1000, seed: 21 },
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('a proposal that waits is read with its trip, and its links are checked too', () => {
  const text = JSON.stringify(withTrip(savedTrip('b', { proposal: highCoast() })));
  expect(readChanged(JSON.parse(text))).toMatchObject({
    file: { trips: [{}, { proposal: highCoast() }] },
  });
  const at = text.lastIndexOf('"affiliate_link":"');
  const hostile = text.slice(0, at) + text.slice(at).replace('k":"', 'k":"javascript:');
  expect(readChanged(JSON.parse(hostile))).toMatchObject({ problem: { part: 'trip', number: 2 } });
});

/** The whole file with other parts. */
function readChanged(parts: unknown) {
  const whole: unknown = JSON.parse(wholeBackup());
  return readBackupText(JSON.stringify({ ...Object(whole), ...Object(parts) }), BUILT_ON);
}

/** As the second of two trips. */
function withTrip(trip: unknown) {
  return { trips: [savedTrip('a'), trip] };
}

async function kindOf(...parts: BlobPart[]): Promise<string> {
  const answer = await readBackup(new Blob(parts), BUILT_ON);
  return 'problem' in answer ? answer.problem.kind : 'read';
}
