/** The same function, with its answer cached for each object as long as the object lives. */
export function memoize<Key extends object, Answer>(
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const cache = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const cached = cache.get(key) ?? { answer: compute(key) };
    cache.set(key, cached);
    return cached.answer;
  };
}
