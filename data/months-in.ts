/** '6-9', '11-5', '5,10-12' as months 1..12; none for an empty text. */
export function monthsIn(text: string): number[] {
  if (text === '') return [];
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    const count = ((to - from + 12) % 12) + 1;
    return Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1);
  });
}
