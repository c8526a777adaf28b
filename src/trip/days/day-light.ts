import { daylightOn } from '#src/domain/days/daylight.ts';
import type { Daylight } from '#src/domain/days/daylight.ts';
import type { IsoDay } from '#src/domain/days/day.ts';
import type { SavedTrip } from '#src/domain/trip/trip.ts';

/** A part of the day, 0..1 of its 24 hours. */
export type LightBand = { kind: 'twilight' | 'sun'; from: number; to: number };

const HOURS = 24;

/** Null where the time zone of the place is not known. */
export function daylightAt({ trip, evidence }: Pick<SavedTrip, 'trip' | 'evidence'>, day: IsoDay) {
  return evidence === null ? null : daylightOn(day, trip.location, evidence.timeZone);
}

/** Twilight and sun by the clock of the place; night is the rest. */
export function lightBands(daylight: Daylight): LightBand[] {
  if (daylight.kind === 'polar-day') return [{ kind: 'sun', from: 0, to: 1 }];
  const { dawn, dusk } = daylight;
  const always = daylight.kind === 'normal' ? [{ kind: 'twilight' as const, from: 0, to: 1 }] : [];
  const twilight =
    dawn === null || dusk === null ? always : bands('twilight', clock(dawn), clock(dusk));
  if (daylight.kind === 'polar-night') return twilight;
  return [...twilight, ...bands('sun', clock(daylight.sunrise), clock(daylight.sunset))];
}

/** From dawn to dusk; half of a day where nothing is known. */
export function lightHours(daylight: Daylight | null): number {
  if (daylight === null) return HOURS / 2;
  const light = lightBands(daylight).filter(({ kind }) => kind === 'twilight');
  if (daylight.kind === 'polar-day') return HOURS;
  return light.reduce((sum, { from, to }) => sum + (to - from) * HOURS, 0);
}

/** In two pieces where it goes on after midnight. */
function bands(kind: LightBand['kind'], from: number, to: number): LightBand[] {
  if (to > from) return [{ kind, from, to }];
  return [
    { kind, from: 0, to },
    { kind, from, to: 1 },
  ];
}

function clock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours + minutes / 60) / HOURS;
}
