/** Rows of the list's sources, which are no parks. */
const NO_PARK = new Set(['Danish Meteorological Institute', 'Deutscher Wetterdienst']);
/** Thai marine parks carry the letter of a footnote: 'Mu Ko Similana'. */
const THAI_FOOTNOTE =
  /(?<=Ang Thong|Chao Mai|Chang|Chumphon|Lanta|Mueang|Phang-nga|Phetra|Phi Phi|Samet|Sam Roi Yot|Similan|Sirinat|Son|Surin|Tarutao|Thale Ban|Thale Tai|Wanakon)a$/u;

/**
 * A park's English name of national-parks.csv, empty for what is none. Ireland's stand there with
 * both their names in one: 'ConnemaraConamara'.
 */
export function parkName(row: Record<string, string>): string {
  const name = row['name'] ?? '';
  if (NO_PARK.has(name)) return '';
  if (row['country'] === 'Thailand') return name.replace(THAI_FOOTNOTE, '');
  if (row['country'] === 'Colombia') return name.replace(/^(?:PNN|SFF) /u, '');
  return row['country'] === 'Ireland' ? name.replace(/(?<=\p{Ll})\p{Lu}.*$/u, '') : name;
}
