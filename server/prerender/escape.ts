const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML and XML, between tags or in a quoted attribute. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => REFERENCES[character] ?? character);
}
