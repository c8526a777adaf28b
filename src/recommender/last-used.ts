/**
 * Remembers the answers to the last few questions. One that failed is asked again by whoever waits for
 * it: the first asker may only have gone away.
 */
export function lastUsed<Answer>(
  most: number,
): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  const keep = (key: string, answer: Promise<Answer>) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
  };
  return async (key, ask) => {
    const known = answers.get(key);
    if (known !== undefined) {
      const [settled] = await Promise.allSettled([known]);
      if (settled.status === 'fulfilled') {
        keep(key, known);
        return settled.value;
      }
    }
    const answer = ask();
    keep(key, answer);
    return answer;
  };
}
