import { expect, test, vi } from 'vitest';
import { createOptimistic } from '#src/result/optimistic.ts';

/** A screen that shows letters, over storage that answers when it is told to. */
function open(options: { holds?: boolean } = {}) {
  let stored = '';
  let shown = '';
  const seen: string[] = [];
  const waiting: { what: string; go: (error?: Error) => void }[] = [];
  const failures: string[] = [];
  const answer = (what: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ what, go: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  const optimistic = createOptimistic<string>(
    {
      get: () => shown,
      set(value) {
        shown = value ?? 'gone';
        seen.push(shown);
      },
      async read() {
        const now = stored;
        await answer('read');
        return now;
      },
      onReadFailed: () => failures.push('read'),
    },
    options,
  );
  return {
    optimistic,
    seen,
    failures,
    shown: () => shown,
    stored: () => stored,
    /** Another tab. */
    put: (value: string) => (stored = value),
    waits: () => waiting.map(({ what }) => what),
    add: (letter: string) =>
      optimistic.change({
        how: (value) => (value.includes(letter) ? value : value + letter),
        async store() {
          await answer(letter);
          stored += letter;
        },
        onFailed: () => failures.push(letter),
      }),
    /** Lets what waits for the storage go on, once it waits. */
    answerTo: async (what: string, error?: Error) => {
      await vi.waitFor(() => expect(waiting.map((one) => one.what)).toContain(what));
      const at = waiting.findIndex((one) => one.what === what);
      waiting.splice(at, 1)[0]?.go(error);
    },
  };
}

const FULL = new Error('the disk is full');

test('a change is shown at once, and stored after those before it', async () => {
  const { add, shown, stored, waits, answerTo } = open();
  const [first, second] = [add('a'), add('b')];
  expect(shown()).toBe('ab');
  await vi.waitFor(() => expect(waits()).toEqual(['a']));
  await answerTo('a');
  await answerTo('b');
  await answerTo('read');
  await Promise.all([first, second]);
  expect([stored(), shown()]).toEqual(['ab', 'ab']);
});

test('a read during a write overwrites nothing, and what another tab changed comes afterwards', async () => {
  const { optimistic, add, put, seen, answerTo } = open();
  const before = optimistic.read();
  const change = add('a');
  await optimistic.read();
  put('x');
  await answerTo('read');
  await before;
  await answerTo('a');
  await answerTo('read');
  await change;
  expect(seen).toEqual(['a', 'xa']);
});

test('of two reads the later one counts, whichever answers first', async () => {
  const { optimistic, put, shown, answerTo, waits } = open();
  put('old');
  const early = optimistic.read();
  put('new');
  const late = optimistic.read();
  expect(waits()).toEqual(['read', 'read']);
  await answerTo('read');
  await answerTo('read');
  await Promise.all([early, late]);
  expect(shown()).toBe('new');
});

test('what cannot be stored is reported, the stored state is shown, and the next change is stored', async () => {
  const { add, shown, stored, failures, answerTo } = open();
  const [first, second] = [add('a'), add('b')];
  await answerTo('a', FULL);
  await answerTo('b');
  await answerTo('read');
  await Promise.all([first, second]);
  expect(failures).toEqual(['a']);
  expect([stored(), shown()]).toEqual(['b', 'b']);
});

test('a read that fails is reported, and what is shown stays', async () => {
  const { optimistic, add, shown, failures, answerTo } = open();
  const change = add('a');
  await answerTo('a');
  await answerTo('read', FULL);
  await change;
  const again = optimistic.read();
  await answerTo('read', FULL);
  await again;
  expect(failures).toEqual(['read', 'read']);
  expect(shown()).toBe('a');
});

test('other writes take their turn, and their failure is the caller’s', async () => {
  const { optimistic, add, waits, answerTo } = open();
  const change = add('a');
  const other = vi.fn<() => Promise<void>>(() => Promise.reject(FULL));
  const refused = optimistic.inOrder(other).catch((error: unknown) => error);
  await vi.waitFor(() => expect(waits()).toEqual(['a']));
  expect(other).not.toHaveBeenCalled();
  await answerTo('a');
  await answerTo('read');
  await change;
  expect(await refused).toBe(FULL);
  expect(other).toHaveBeenCalledOnce();
});

test('what is held stays on the screen, is stored before what came later, and is read over by nothing', async () => {
  const { optimistic, add, put, shown, stored, failures, waits, answerTo } = open({ holds: true });
  const [first, second] = [add('a'), add('b')];
  await answerTo('a', FULL);
  await Promise.all([first, second]);
  await add('c');
  put('x');
  await optimistic.read();
  expect([shown(), stored(), failures, waits()]).toEqual(['abc', 'x', ['a'], []]);
  const storing = optimistic.storeHeld();
  for (const letter of ['a', 'b', 'c', 'read']) await answerTo(letter);
  await storing;
  expect([shown(), stored()]).toEqual(['xabc', 'xabc']);
});

test('what fails again is held again, in its order', async () => {
  const { optimistic, add, stored, answerTo } = open({ holds: true });
  const changes = [add('a'), add('b')];
  await answerTo('a', FULL);
  await Promise.all(changes);
  const failing = optimistic.storeHeld();
  await answerTo('a', FULL);
  await failing;
  const storing = optimistic.storeHeld();
  for (const letter of ['a', 'b', 'read']) await answerTo(letter);
  await storing;
  expect(stored()).toBe('ab');
});
