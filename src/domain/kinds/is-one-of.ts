/** Whether the kind of a sight or place is one of a list of the tables of kinds. */
export function isOneOf(kinds: readonly string[], kind: string | null | undefined): boolean {
  return kinds.some((one) => one === kind);
}
