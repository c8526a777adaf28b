/**
 * A text of an article, a model or a saved trip with no-break spaces between numbers and units, and
 * word joiners inside ranges: '7–14 °C', '10.–20. Juni', '02:37–22:55'.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(
      /(\d) (?=(?:°C?|%|mm|cm|km|m|g|kg|l|ml|h|min|mi|ft|oz|lb)(?![\p{L}\d]))/gu,
      '$1\u00A0',
    )
    .replaceAll(/(?<=[\d.°]–)(?=[−\d])/gu, '\u2060');
}
