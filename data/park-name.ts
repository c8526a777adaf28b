/**
 * A park's English name of national-parks.csv. Ireland's stand there with both their names in one:
 * 'ConnemaraConamara'.
 */
export function parkName(row: Record<string, string>): string {
  const name = row['name'] ?? '';
  return row['country'] === 'Ireland' ? name.replace(/(?<=\p{Ll})\p{Lu}.*$/u, '') : name;
}
