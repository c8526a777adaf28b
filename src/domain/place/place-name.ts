/** 'Innsbruck' of 'Innsbruck, Tyrol, Austria'; all of a place that is named by its coordinates. */
export function shortPlaceName(place: string): string {
  return placeParts(place).name;
}

/** 'High Coast, Västernorrland, Sweden' as a heading and what stands under it. */
export type PlaceParts = { name: string; context: string };

export function placeParts(place: string): PlaceParts {
  // Not at any comma: in German it is also the decimal point of coordinates.
  const [name = '', ...context] = place.split(/,(?!\d)/u).map((part) => part.trim());
  return { name, context: context.join(', ') };
}
