type Names = { name: string; german: string; others: string[] };

/** Titles of resorts that authorities put before a name; travellers leave them out. */
const TITLE =
  /^(?:(?:Ostsee|Nordsee|See|Seeheil|Nordseeheil|Ostseeheil)bad|(?:Luft)?[Kk]urort) (?=\p{Lu})/u;

/** 'Prerow' of 'Ostseebad Prerow', which is still found. */
export function withoutTitle<T extends Names>(place: T): T {
  const name = place.name.replace(TITLE, '');
  if (name === place.name) return place;
  const german = place.german.replace(TITLE, '');
  return { ...place, name, german, others: [...place.others, place.name] };
}
