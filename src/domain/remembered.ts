/** The same function, which works an answer out once for each object and remembers it as long as that lives. */
export function remembered<Key extends object, Answer>(
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const known = answers.get(key) ?? { answer: work(key) };
    answers.set(key, known);
    return known.answer;
  };
}
