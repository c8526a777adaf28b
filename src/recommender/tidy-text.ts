/** Joins sentences and closes the gaps that an empty part leaves; no-break spaces stay. */
export function tidyText(...sentences: string[]): string {
  return sentences
    .join(' ')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ ([.,;:])/gu, '$1')
    .trim();
}
