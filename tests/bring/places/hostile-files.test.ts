import { describe, expect, test } from 'vitest';
import { EVERY_WAY, hostileFiles } from './hostile-files.ts';
import { harmless, tryFile } from './try-file.ts';

/** The soak reads 300, and larger ones. */
describe('a hostile or broken file gives a reason, or plain text', () => {
  test.each(hostileFiles(2 * EVERY_WAY, 1))('$name', async (file) => {
    expect(await tryFile(file)).toEqual(harmless(file));
  });
});
