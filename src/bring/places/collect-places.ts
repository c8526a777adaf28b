import * as v from 'valibot';
import { LONGEST_NAME, LONGEST_NOTE } from '#src/domain/day-plan/kept-idea.ts';
import { distanceKm, latLngSchema } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { MOST_PLACES } from './brought-places.ts';
import type { BroughtList, BroughtPlace, LEFT_OUT } from './brought-places.ts';
import { plainLine, plainText } from './plain-text.ts';

/** An entry as a file has it: texts perhaps as HTML, coordinates perhaps none. */
export type FoundEntry = {
  name?: unknown;
  /** Each becomes a paragraph of the note. */
  notes?: readonly unknown[];
  lat?: unknown;
  lng?: unknown;
  rough?: boolean;
  end?: BroughtPlace['end'];
};

type Reason = (typeof LEFT_OUT)[number];

/** Receives the entries from the reader of a format. */
export type PlaceCollector = {
  add: (entry: FoundEntry) => void;
  /** Something of the file that is no place. */
  leaveOut: (reason: Reason) => void;
  result: () => Pick<BroughtList, 'places' | 'leftOut'>;
};

const SAME_PLACE_KM = 0.15;

/** Makes clean places of what a file has, and counts what is not among them. */
export function collectPlaces(): PlaceCollector {
  const places: BroughtPlace[] = [];
  const byName = new Map<string, BroughtPlace[]>();
  const counts = new Map<Reason, number>();
  const leaveOut = (reason: Reason) => counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return {
    leaveOut,
    add(entry) {
      if (places.length >= MOST_PLACES) {
        leaveOut('too-many');
        return;
      }
      const { place, isCut } = cleaned(entry);
      if (place.name === '' && place.at === null) {
        leaveOut('blank');
        return;
      }
      const key = `${place.end ?? ''} ${place.name.toLowerCase()}`;
      const namesakes = byName.get(key) ?? [];
      const twin = namesakes.find(({ at }) => isSamePoint(at, place.at));
      if (twin !== undefined) {
        if (twin.note === '') twin.note = place.note;
        leaveOut('twice');
        return;
      }
      if (isCut) leaveOut('cut');
      byName.set(key, [...namesakes, place]);
      places.push(place);
    },
    result: () => ({
      places,
      leftOut: [...counts].map(([reason, count]) => ({ reason, count })),
    }),
  };
}

function cleaned({ name, notes = [], lat, lng, rough = false, end = null }: FoundEntry) {
  const whole = plainLine(textOf(name));
  const paragraphs = notes.map((note) => plainText(textOf(note))).filter((text) => text !== '');
  const note = [...new Set(paragraphs)].filter((text) => text !== whole).join('\n');
  const place: BroughtPlace = {
    name: cut(whole, LONGEST_NAME),
    note: cut(note, LONGEST_NOTE),
    at: pointOf(lat, lng),
    rough,
    end,
  };
  return { place, isCut: note.length > LONGEST_NOTE || whole.length > LONGEST_NAME };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Null where it is off the globe, and for 0, 0: apps write that for a point they do not know. */
export function pointOf(lat: unknown, lng: unknown): LatLng | null {
  const point = v.safeParse(latLngSchema, { lat, lng });
  if (!point.success) return null;
  const { lat: north, lng: east } = point.output;
  if (!Number.isFinite(north) || !Number.isFinite(east)) return null;
  return north === 0 && east === 0 ? null : { lat: north, lng: east };
}

function isSamePoint(one: LatLng | null, other: LatLng | null): boolean {
  if (one === null || other === null) return one === other;
  return distanceKm(one, other) <= SAME_PLACE_KM;
}

/** Ends with an ellipsis where something is missing; never in half a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd()}…`;
}
