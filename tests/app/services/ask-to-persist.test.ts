import { afterEach, expect, test, vi } from 'vitest';
import { askingToPersist } from '#src/app/services/ask-to-persist.ts';
import { readPersistence } from '#src/offline/persistence.ts';
import { createBackupNotes } from '#src/storage/backup-notes.ts';
import { highCoast } from '#tests/result/high-coast.ts';
import { createDevice, refusing } from '#tests/trips/trips-world.ts';

class FakeStorageManager {
  persist = vi.fn<() => Promise<boolean>>(async () => true);
  persisted = vi.fn<() => Promise<boolean>>(async () => false);
}

afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const manager = new FakeStorageManager();
  vi.stubGlobal('StorageManager', FakeStorageManager);
  vi.stubGlobal('navigator', { storage: manager });
  const entries = new Map<string, string>();
  const notes = createBackupNotes(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  }));
  return { manager, notes };
}

test('the browser is asked to keep what is stored once, after the first saved trip', async () => {
  const { manager, notes } = setUp();
  const history = askingToPersist(createDevice().openTab(), notes);
  await history.list();
  expect(manager.persist).not.toHaveBeenCalled();
  await history.save(highCoast());
  await history.save(highCoast());
  await askingToPersist(createDevice().openTab(), notes).save(highCoast());
  expect(manager.persist).toHaveBeenCalledTimes(1);
});

test('a trip that could not be saved asks nothing', async () => {
  const { manager, notes } = setUp();
  const failing = refusing(createDevice().openTab(), 'save', new Error('full'));
  await expect(askingToPersist(failing, notes).save(highCoast())).rejects.toThrow('full');
  expect(manager.persist).not.toHaveBeenCalled();
});

test('the answer is read without asking, and unknown where the browser has none', async () => {
  const { manager } = setUp();
  expect(await readPersistence()).toBe('refused');
  manager.persisted.mockResolvedValueOnce(true);
  expect(await readPersistence()).toBe('granted');
  vi.spyOn(console, 'warn').mockReturnValue();
  manager.persisted.mockRejectedValueOnce(new Error('private window'));
  expect(await readPersistence()).toBe('unknown');
  vi.stubGlobal('navigator', {});
  expect(await readPersistence()).toBe('unknown');
});
