/** Are two JSON values the same? The order of keys does not count, and a missing key is undefined. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    sameValue(valueAt(a, key), valueAt(b, key)),
  );
}

/**
 * The path to the first part of `given` that `taken` does not have as it is: what a schema left out or
 * replaced. Null where it has everything; it may have more.
 */
export function leftOut(given: unknown, taken: unknown): readonly string[] | null {
  if (given === taken) return null;
  if (!isContainer(given) || !isContainer(taken)) return [];
  const isShorter = Array.isArray(given) && Array.isArray(taken) && taken.length < given.length;
  if (isShorter || Array.isArray(given) !== Array.isArray(taken)) return [];
  for (const key of Object.keys(given)) {
    const below = leftOut(valueAt(given, key), valueAt(taken, key));
    if (below !== null) return [key, ...below];
  }
  return null;
}

/** Is it nested deeper than so many levels? Does not recurse, so that no nesting overflows the stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.filter(isContainer).flatMap((container) => Object.values(container));
  }
  return false;
}

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Own values only: '__proto__' of a JSON text is a key like any other. */
function valueAt(container: Container, key: string): unknown {
  return Object.getOwnPropertyDescriptor(container, key)?.value;
}
