/**
 * Forms of postcodes, with the countries that alone write them so; there is no list of the codes
 * themselves, so a code is set aside, never looked up. What has letters in it must be in capitals.
 */
const FORMS: readonly (readonly [form: RegExp, countries: string])[] = [
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u, 'GB'], // SW1A 2AA
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/u, 'CA'], // V6B 1A1
  [/\b[A-Z]\d[\dW] ?[A-Z][A-Z\d]{3}\b/u, 'IE'], // H91 XY12
  [/\b\d{4} ?[A-Z]{2}(?= \p{L})/u, 'NL'], // 1012 AB Amsterdam
  [/\bAD\d{3}\b/u, 'AD'],
  [/\b[A-Z]{3} \d{4}\b(?=$|,)/u, ''], // VLT 1117 in Malta, NSW 2000 in Australia
  [/\b[A-Z]\d{4}[A-Z]{3}\b/u, 'AR'], // C1425ABC
  [/\b[A-Z]\d{4}\b/u, ''], // C1425
  [/〒? ?\b\d{3}-\d{4}\b/u, 'JP'], // 100-0005
  [/\b\d{5}-\d{3}\b/u, 'BR'], // 01310-100
  [/\b\d{5}-\d{4}\b/u, 'US'], // 13204-1234
  [/\b\d{4}-\d{3}\b/u, 'PT'], // 1100-148
  [/\b\d{2}-\d{3}\b/u, 'PL'], // 00-950
  [/\b\d{3} \d{2}\b/u, 'CZ SK SE GR'], // 110 00
  [/\b\d{3} \d{3}\b/u, ''], // 110 001 in India
  [/\bA-\d{4}\b/u, 'AT'],
  [/\bB-\d{4}\b/u, 'BE'],
  [/\bCH-\d{4}\b/u, 'CH'],
  [/\bD-\d{5}\b/u, 'DE'],
  [/\bDK-\d{4}\b/u, 'DK'],
  [/\b(?:E|ES)-\d{5}\b/u, 'ES'],
  [/\b(?:F|FR)-\d{5}\b/u, 'FR'],
  [/\b(?:FI|FIN)-\d{5}\b/u, 'FI'],
  [/\b(?:H|HU)-\d{4}\b/u, 'HU'],
  [/\bHR-\d{5}\b/u, 'HR'],
  [/\b(?:I|IT)-\d{5}\b/u, 'IT'],
  [/\bL-\d{4}\b/u, 'LU'],
  [/\b(?:N|NO)-\d{4}\b/u, 'NO'],
  [/\b(?:S|SE)-\d{5}\b/u, 'SE'],
  [/\b(?:SI|SLO)-\d{4}\b/u, 'SI'],
  [/\bLV-\d{4}\b/u, 'LV'],
  [/\bLT-\d{5}\b/u, 'LT'],
  [/\b[A-Z]{1,3}-\d{3,6}\b/u, ''],
  [/\b\d{4,6}\b/u, ''], // most countries
];

/** A postcode in a text. */
export type Postcode = {
  start: number;
  end: number;
  /** Codes of the countries that alone write it so; empty where many do. */
  countries: readonly string[];
};

/** Where the first postcode of a text stands; null without one. */
export function findPostcode(text: string): Postcode | null {
  for (const [form, countries] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const end = found.index + found[0].length;
    return { start: found.index, end, countries: countries.split(' ').filter(Boolean) };
  }
  return null;
}
