/** A line of a package, and what stands there in the build. */
export type Replacement = { line: string; instead: string };

/** @throws where the package has no such line any more. */
export function replaceCode(code: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((before, { line, instead }) => {
    if (!before.includes(line)) throw new Error(`A package has no longer: ${line}`);
    return before.replace(line, () => instead);
  }, code);
}
