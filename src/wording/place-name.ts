/** 'Innsbruck' of 'Innsbruck, Tyrol, Austria'. */
export function shortPlaceName(place: string): string {
  return (place.split(',')[0] ?? '').trim();
}
