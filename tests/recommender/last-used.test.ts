import { expect, test } from 'vitest';
import { lastUsed } from '#src/recommender/last-used.ts';

test('a question is asked once while it is among the last', async () => {
  const answers = lastUsed<string>(2);
  const asked: string[] = [];
  const ask = (key: string) => answers(key, async () => (asked.push(key), key));
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await ask(key)).toBe(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('who waits for the same answer gets one although the first asker went away', async () => {
  const answers = lastUsed<string>(2);
  const controller = new AbortController();
  const first = answers('a', () => until(controller.signal));
  const second = answers('a', async () => 'asked anew');
  controller.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBe('asked anew');
});

function until(signal: AbortSignal): Promise<string> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
