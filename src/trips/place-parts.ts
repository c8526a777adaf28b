/** 'High Coast, Västernorrland, Sweden' as a heading and what stands under it. */
export type PlaceParts = { name: string; context: string };

export function placeParts(place: string): PlaceParts {
  const [name = '', ...context] = place.split(',').map((part) => part.trim());
  return { name, context: context.join(', ') };
}
