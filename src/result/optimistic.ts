/** The shown state of something stored, and how it is read. */
type Shown<Value> = {
  /** Null where there is nothing yet that could be changed. */
  get: () => Value | null;
  /** Null: it is no longer stored. */
  set: (value: Value | null) => void;
  read: () => Promise<Value | null>;
  onReadFailed: (error: unknown) => void;
};

type Change<Value> = {
  /** Pure, and applied twice the same as once: after a failure nobody knows whether it was stored. */
  how: (value: Value) => Value;
  store: () => Promise<void>;
  onFailed: (error: unknown) => void;
};

export type Optimistic<Value> = {
  /** Shows what is stored. During a write it does nothing: a read follows the last write. Never rejects. */
  read: () => Promise<void>;
  /** Shows the change at once and stores it after those before. Never rejects. */
  change: (change: Change<Value>) => Promise<void>;
  /** Writes something else in the same order. Rejects as `write` does. */
  inOrder: (write: () => Promise<void>) => Promise<void>;
  /** Stores what is held, in its order, and reads; what fails again is held again. Never rejects. */
  storeHeld: () => Promise<void>;
};

/**
 * Changes are shown before they are stored. After a failure the stored state is shown again; `holds`: the
 * change stays on the screen, and is stored by `storeHeld`.
 */
export function createOptimistic<Value>(
  shown: Shown<Value>,
  { holds = false }: { holds?: boolean } = {},
): Optimistic<Value> {
  let held: readonly Change<Value>[] = [];
  let underWay = 0;
  let latestRead = 0;
  let lastWrite: Promise<void> = Promise.resolve();

  const isCurrent = () => underWay === 0 && held.length === 0;

  async function read(): Promise<void> {
    if (!isCurrent()) return;
    latestRead += 1;
    const turn = latestRead;
    try {
      const value = await shown.read();
      // A value read before or during a write may be older than the shown one.
      if (turn === latestRead && isCurrent()) shown.set(value);
    } catch (error) {
      shown.onReadFailed(error);
    }
  }

  async function inOrder(write: () => Promise<void>): Promise<void> {
    underWay += 1;
    const writing = lastWrite.then(write);
    lastWrite = writing.catch(() => undefined);
    try {
      await writing;
    } finally {
      underWay -= 1;
      await read();
    }
  }

  async function store(change: Change<Value>): Promise<void> {
    // A later change is not stored before an earlier one.
    if (held.length > 0) {
      held = [...held, change];
      return;
    }
    try {
      await change.store();
    } catch (error) {
      if (holds) held = [change];
      change.onFailed(error);
    }
  }

  return {
    read,
    inOrder,
    async change(change) {
      const value = shown.get();
      if (value === null) return;
      shown.set(change.how(value));
      await inOrder(() => store(change));
    },
    async storeHeld() {
      const changes = held;
      held = [];
      if (changes.length === 0) await read();
      await Promise.all(changes.map((change) => inOrder(() => store(change))));
    },
  };
}
