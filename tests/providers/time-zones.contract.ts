import { expect, test } from 'vitest';
import type { TimeZones } from '#src/domain/ports.ts';

const PLACES = [
  ['Innsbruck', 47.27, 11.4, 'Europe/Vienna'],
  ['Tromsø', 69.65, 18.96, 'Europe/Oslo'],
  ['Nairobi', -1.29, 36.82, 'Africa/Nairobi'],
  ['Kathmandu', 27.72, 85.32, 'Asia/Kathmandu'],
  ['Cusco', -13.53, -71.97, 'America/Lima'],
] as const;

/** The contract of every adapter of this port. */
export function timeZonesContract(create: () => TimeZones): void {
  test.each(PLACES)('%s has its time zone', async (_, lat, lng, zone) => {
    expect(await create().at({ lat, lng })).toBe(zone);
  });

  test.each([
    [30, -40],
    [-90, 0],
    [90, 0],
    [0, 180],
    [0, -180],
  ])('%d, %d has a zone that a clock can use', async (lat, lng) => {
    const timeZone = await create().at({ lat, lng });
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });
}
