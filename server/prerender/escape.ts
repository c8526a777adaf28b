const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it may stand in HTML and XML, between tags or in a quoted attribute. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => REFERENCES[character] ?? character);
}
