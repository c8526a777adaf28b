/** 'Waterfall · 2 hours · 19 km'. Where the line breaks, the dot stays behind; empty facts are left out. */
export function joinFacts(facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join('\u00A0· ');
}
