/** Computes the value when it is first asked for. */
export function lazily<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => (known ??= { value: compute() }).value;
}
