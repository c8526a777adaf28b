import { vi } from 'vitest';

/**
 * Fails every write after so many with the error of a full disk or quota, until the returned function
 * makes room.
 */
export function fillDiskAfter(writes: number): () => void {
  let made = 0;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its store below
  const { add, put } = IDBObjectStore.prototype;
  const limited = (write: typeof add) =>
    function limitedWrite(this: IDBObjectStore, ...change: Parameters<typeof add>) {
      made += 1;
      if (made > writes) throw new DOMException('no space left', 'QuotaExceededError');
      return write.apply(this, change);
    };
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(limited(add)),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(limited(put)),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}
