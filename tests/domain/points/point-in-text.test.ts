import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { LatLng } from '#src/domain/place/location.ts';
import { readTypedPoint } from '#src/domain/points/typed-point.ts';

test.each([
  ['47.37,11.48', 47.37, 11.48],
  [' 47.3769, 11.4803 ', 47.3769, 11.4803],
  ['47.37 11.48', 47.37, 11.48],
  ['(-33.86; 151.21)', -33.86, 151.21],
  ['47.38° N 11.48° E', 47.38, 11.48],
  ['47,38° N 11,48° O', 47.38, 11.48],
  ['33.86 S, 70.5 W', -33.86, -70.5],
  ['Meet here: 47.38°N, 11.48°E', 47.38, 11.48],
  ['geo:47.37,11.48?z=12', 47.37, 11.48],
  ['geo:0,0?q=47.37,11.48(Hut)', 47.37, 11.48],
  ['https://www.google.com/maps/@47.37,11.48,12z', 47.37, 11.48],
  ['https://www.google.com/maps/place/Hut/@47,11,12z/data=!3m1!4b1!3d47.37!4d11.48', 47.37, 11.48],
  ['https://maps.google.com/?q=47.37,11.48', 47.37, 11.48],
  ['https://maps.google.com/?q=47.37%2C11.48', 47.37, 11.48],
  ['https://www.google.com/maps/search/?api=1&query=47.37,11.48', 47.37, 11.48],
  ['https://maps.apple.com/?ll=47.37,11.48&q=Hut', 47.37, 11.48],
  ['https://maps.apple.com/place?coordinate=47.37,11.48', 47.37, 11.48],
  ['https://www.openstreetmap.org/#map=12/47.37/11.48', 47.37, 11.48],
  ['https://www.openstreetmap.org/?mlat=47.37&mlon=11.48#map=5/50/10', 47.37, 11.48],
  ['https://www.bing.com/maps?cp=47.37~11.48&lvl=12', 47.37, 11.48],
  ['https://fernweh.example/planner?lat=47.37&lng=11.48', 47.37, 11.48],
  ['Look at this: https://maps.google.com/?q=47.37,11.48 nice!', 47.37, 11.48],
  ['The hut (maps.google.com/?q=47.37,11.48)', 47.37, 11.48],
  ['Meet here: 47° 22\' 12" N, 11° 28\' 48" E, at noon', 47.37, 11.48],
  ['8FVC2222+22 Switzerland', 47.000_062_5, 8.000_062_5],
])('finds the point in %s', (text, lat, lng) => {
  const point = pointInText(text);
  expect(point?.lat).toBeCloseTo(lat, 9);
  expect(point?.lng).toBeCloseTo(lng, 9);
});

test.each([
  '',
  'Innsbruck',
  'see you at 10,30 tomorrow',
  '91,11.48',
  'geo:0,0',
  'https://www.example.com/article/2027/06',
  '47.37',
  '%E0%A4%A',
])('finds none in %s', (text) => {
  expect(pointInText(text)).toBeNull();
});

test('a longitude beyond 180 degrees is unwrapped', () => {
  expect(pointInText('https://maps.google.com/?q=47.5,371.5')).toEqual({ lat: 47.5, lng: 11.5 });
});

test('never throws and never returns a point out of range', () => {
  const holds = property(string({ maxLength: 80 }), (text) => {
    const point = pointInText(text);
    return point === null || (Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180);
  });
  expect(() => assert(holds)).not.toThrow();
});

function pointInText(text: string): LatLng | null {
  const typed = readTypedPoint(text);
  return typed?.type === 'point' ? typed.point : null;
}
