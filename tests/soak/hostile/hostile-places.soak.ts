import { expect, test } from 'vitest';
import { hostileFiles } from '#tests/bring/places/hostile-files.ts';
import { harmless, tryFile } from '#tests/bring/places/try-file.ts';
import { tryAll } from '../trials.ts';

/** So much longer than any takes that only one that hangs is found. */
const SLOWEST_MS = 20_000;

test('300 hostile and broken files of places give a reason, or plain text, in time', async () => {
  const files = hostileFiles(300, 25);
  await tryAll(
    'hostile files of places',
    files.map((file) => ({
      name: file.name,
      run: async () => {
        const start = performance.now();
        expect(await tryFile(file)).toEqual(harmless(file));
        expect(performance.now() - start).toBeLessThan(SLOWEST_MS);
      },
    })),
  );
});
