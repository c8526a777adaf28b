/** 'Skuleskogen, 7 km W' apart: the feature is read first, the way there after it. */
export type NearLine = { feature: string; distance: string };

const DISTANCE = /^(.+?),\s*((?:\d[\d.,]*|<\s?\d+)[\s\u00A0]*k?m\b[^,]*)$/u;

export function nearLine(near: string): NearLine {
  const match = DISTANCE.exec(near);
  return { feature: match?.[1] ?? near, distance: match?.[2] ?? '' };
}
