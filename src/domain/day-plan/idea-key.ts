import type { LatLng } from '../place/location.ts';
import type { ActivitySuggestion } from '../trip/recommendation.ts';

/** About a hundred metres. */
const DECIMALS = 3;
export const LONGEST_KEY = 120;
const NO_KIND = 'place';

/**
 * Keys of a result's ideas, in their order. A key is the same in both languages, and when the trip
 * is computed again for other dates. Ideas with a point are called by kind and point, so that
 * results of older versions and of an AI service share their keys with newer ones. No two ideas of
 * a result have the same key.
 */
export function ideaKeys(
  suggestions: readonly Pick<
    ActivitySuggestion,
    'key' | 'featureKind' | 'at' | 'activity' | 'name'
  >[],
): string[] {
  const times = new Map<string, number>();
  return suggestions.map((suggestion) => {
    const key = keyOf(suggestion).slice(0, LONGEST_KEY);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before === 0 ? key : `${key}#${before + 1}`;
  });
}

/** 'waterfall@63.616,-19.989'. */
export function pointKey(what: string, { lat, lng }: LatLng): string {
  return `${what}@${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
}

/** Kind and point of a key that `pointKey` made; null for any other key. */
export function pointOfKey(key: string): { kind: string | null; at: LatLng } | null {
  const parts = /^(?<kind>[a-z-]+)@(?<lat>-?\d+\.\d{3}),(?<lng>-?\d+\.\d{3})$/u.exec(key)?.groups;
  if (parts === undefined) return null;
  const { kind = '', lat, lng } = parts;
  return { kind: kind === NO_KIND ? null : kind, at: { lat: Number(lat), lng: Number(lng) } };
}

function keyOf({ key, featureKind, at, activity, name }: Parameters<typeof ideaKeys>[0][number]) {
  if (key !== undefined && key !== '') return key;
  if (at !== undefined) return pointKey(featureKind ?? NO_KIND, at);
  return activity ?? name;
}
