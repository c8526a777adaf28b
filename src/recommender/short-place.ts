/** What the geocoder says when it has no name (specification, section 8). */
const NAMELESS = new Set(['Location not found', 'Unknown location']);

/** The first part of a full name: 'Innsbruck' of 'Innsbruck, Tyrol, Austria'; empty without one. */
export function shortPlace(place: string): string {
  if (NAMELESS.has(place)) return '';
  return (place.split(',')[0] ?? '').trim();
}
