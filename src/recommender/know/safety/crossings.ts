/*
 * Borders that travellers cross on a day trip: open, usual, and without a visa to arrange for most of
 * them. What is not named here is not crossed. From general knowledge, state of November 2026.
 */

/** Countries without checks at their borders: Schengen and the small states within it. */
const OPEN_AMONG_THEMSELVES: ReadonlySet<string> = new Set(
  (
    'AD AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK ' +
    'SM VA'
  ).split(' '),
);

/** Other pairs, with a check of the passport. */
const OPEN_WITH_PASSPORT: ReadonlySet<string> = new Set(
  [
    // Europe
    'GB IE|ES GI|HR BA|HR ME|HR RS|ME BA|ME RS|ME AL|ME XK|AL GR|AL MK|AL XK|MK GR|MK BG|MK XK|MK RS',
    'RS HU|RS BG|RS RO|RS BA|RO MD|BG TR|GR TR|GE TR|GE AM|CY GR',
    // America
    'CA US|BR AR|BR PY|AR PY|AR CL|AR UY|BR UY|CL PE|PE BO|GT BZ|CR PA|MF SX|GP MF|BL MF|BL SX',
    // Africa
    'ZM ZW|BW ZM|BW ZW|BW NA|BW ZA|NA ZM|NA ZA|ZA LS|ZA SZ|SN GM',
    // Asia
    'SG MY|MY BN|TH LA|SG ID|HK MO|IN NP|IN BT|KG KZ|KZ UZ|KG UZ|TJ UZ|AE OM|BH SA|JO SA',
  ]
    .join('|')
    .split('|'),
);

export type Crossing = 'none' | 'open' | 'passport' | 'closed';

/**
 * The border between a traveller's country and a place that lies in one or several countries, by ISO
 * 3166 codes. `null` for the traveller is the open sea or a disputed area: only places without a
 * country are within reach of that.
 */
export function crossingTo(from: string | null, to: readonly string[]): Crossing {
  if (from === null) return to.length === 0 ? 'none' : 'closed';
  if (to.includes(from)) return 'none';
  const ways = to.map((country) => crossing(from, country));
  return ways.find((way) => way === 'open') ?? ways.find((way) => way === 'passport') ?? 'closed';
}

function crossing(from: string, to: string): Crossing {
  if (OPEN_AMONG_THEMSELVES.has(from) && OPEN_AMONG_THEMSELVES.has(to)) return 'open';
  const known = OPEN_WITH_PASSPORT.has(`${from} ${to}`) || OPEN_WITH_PASSPORT.has(`${to} ${from}`);
  return known ? 'passport' : 'closed';
}
