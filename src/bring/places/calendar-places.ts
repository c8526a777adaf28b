import ICAL from 'ical.js';
import * as v from 'valibot';
import { latLngSchema } from '#src/domain/place/location.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { pointOf } from './collect-places.ts';
import type { PlaceCollector } from './collect-places.ts';
import { writtenPoint } from './written-point.ts';

/** How a calendar of ours carries an idea, in the order of its day. */
const ideaSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), note: v.optional(v.string()), at: v.optional(latLngSchema) }),
);

/** Days of ours say what is done there, and LOCATION names the place. */
const OURS = /\/\/Fernweh\/\//u;

/** The events of a calendar that have a place; those without one are left out. */
export function calendarPlaces(text: string, into: PlaceCollector): string {
  const calendar = ICAL.Component.fromString(text);
  const isOurs = OURS.test(valueOf(calendar, 'prodid'));
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const ideas = ideasOf(event);
    for (const { name, note, at } of ideas) into.add({ name, notes: [note], ...at });
    if (ideas.length > 0) continue;
    const [title, location] = ['summary', 'location'].map((name) => valueOf(event, name));
    const at = pointOfEvent(event, location ?? '');
    if (!location && at === null) {
      into.leaveOut('blank');
      continue;
    }
    const [name, other] = isOurs ? [location, title] : [title, location];
    const notes = [whenOf(event), other, valueOf(event, 'description')];
    into.add({ name: name || other, notes: isOurs ? notes.slice(1) : notes, ...at });
  }
  return valueOf(calendar, 'x-wr-calname');
}

function ideasOf(event: ICAL.Component): v.InferOutput<typeof ideaSchema>[] {
  return event.getAllProperties('x-fernweh-idea').flatMap((line) => {
    const idea = v.safeParse(ideaSchema, line.getFirstValue());
    return idea.success ? [idea.output] : [];
  });
}

function pointOfEvent(event: ICAL.Component, location: string): LatLng | null {
  const structured = valueOf(event, 'x-apple-structured-location');
  return pointOfGeo(event) ?? (writtenPoint(structured) ?? writtenPoint(location))?.at ?? null;
}

/** 'GEO:47.07;15.43' (RFC 5545, 3.8.1.6). */
function pointOfGeo(event: ICAL.Component): LatLng | null {
  const value: unknown = event.getFirstPropertyValue('geo');
  const [lat, lng] = Array.isArray(value)
    ? value.map(Number)
    : String(value).split(';').map(Number);
  return pointOf(lat, lng);
}

/** '2027-05-02 15:00', as the calendar has it: the clock of the place. A time that cannot be read is left out. */
function whenOf(event: ICAL.Component): string {
  const value = startOf(event);
  if (!(value instanceof ICAL.Time)) return '';
  const [day = '', time = ''] = value.toString().split('T');
  return value.isDate ? day : `${day} ${time.slice(0, 5)}`;
}

function startOf(event: ICAL.Component): unknown {
  try {
    return event.getFirstPropertyValue('dtstart');
  } catch {
    return null;
  }
}

function valueOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}
