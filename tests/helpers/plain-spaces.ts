/** The text without word joiners, and with plain spaces: as a traveller would type it. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00A0', ' ');
}
