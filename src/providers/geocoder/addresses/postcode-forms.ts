/**
 * Forms of postcodes, by the countries that write them; there is no list of the codes themselves, so
 * a code is set aside, never looked up. What has letters in it must be in capitals.
 */
const FORMS: readonly RegExp[] = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u, // GB: SW1A 2AA
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u, // CA: V6B 1A1
  /\b[A-Z]\d[\dW] ?[A-Z][A-Z\d]{3}\b/u, // IE: H91 XY12
  /\b\d{4} ?[A-Z]{2}(?= \p{L})/u, // NL: 1012 AB Amsterdam
  /\bAD\d{3}\b|\b(?:LV|LT|MD|AZ)-\d{4,5}\b/u, // AD, LV, LT, MD, AZ
  /\b[A-Z]{3} \d{4}\b(?=$|,)/u, // MT: VLT 1117
  /\b[A-Z]\d{4}(?:[A-Z]{3})?\b/u, // AR: C1425 or C1425ABC
  /〒? ?\b\d{3}-\d{4}\b/u, // JP: 100-0005
  /\b\d{5}-\d{3,4}\b/u, // BR: 01310-100; US: 13204-1234
  /\b\d{4}-\d{3}\b/u, // PT: 1100-148
  /\b(?:[A-Z]{1,3}-)?\d{2}-\d{3}\b/u, // PL: 00-950
  /\b(?:[A-Z]{1,3}-)?\d{3} \d{2}\b/u, // CZ, SK, SE, GR: 110 00
  /\b\d{3} \d{3}\b/u, // IN: 110 001
  /\b[A-Z]{1,3}-\d{3,6}\b/u, // D-01067, A-6020, CH-7000
  /\b\d{4,6}\b/u, // most others
];

/** Where the first postcode of a text stands; null without one. */
export function findPostcode(text: string): { start: number; end: number } | null {
  for (const form of FORMS) {
    const found = form.exec(text);
    if (found !== null) return { start: found.index, end: found.index + found[0].length };
  }
  return null;
}
