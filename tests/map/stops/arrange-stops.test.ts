import { expect, test } from 'vitest';
import { toMap } from '#src/map/coordinates.ts';
import { indexOfShown, stepsAside, stopPoints } from '#src/map/stops/arrange-stops.ts';

const FIJI = { lat: -17.8, lng: 177.4 };
const SAMOA = { lat: -13.8, lng: -171.8 };
const SYDNEY = { lat: -33.9, lng: 151.2 };
const HONOLULU = { lat: 21.3, lng: -157.9 };

function stopsAt(...points: { lat: number; lng: number }[]) {
  return points.map((point, at) => ({ at, label: `Stop ${at + 1}`, point }));
}

test('a trail goes over the date line where that is the shorter way', () => {
  const [sydney, fiji, samoa, honolulu] = stopPoints({
    stops: stopsAt(SYDNEY, FIJI, SAMOA, HONOLULU),
    shown: 0,
  }).map(([x]) => x ?? 0);
  expect(sydney).toBe(toMap(SYDNEY)[0]);
  expect(fiji).toBeGreaterThan(sydney ?? 0);
  expect(samoa).toBeGreaterThan(fiji ?? 0);
  expect(honolulu).toBeGreaterThan(samoa ?? 0);
});

test('the shown stop stands where the pin of the map is', () => {
  const points = stopPoints({ stops: stopsAt(SYDNEY, FIJI, SAMOA), shown: 2 });
  expect(points[2]).toEqual(toMap(SAMOA));
  expect(points[0]?.[0]).toBeLessThan(toMap(SAMOA)[0] ?? 0);
});

test('a stop without a point leaves the others their numbers', () => {
  const [first, , third] = stopsAt(SYDNEY, FIJI, SAMOA);
  const stops = [first, third].flatMap((stop) => stop ?? []);
  expect(indexOfShown({ stops, shown: 2 })).toBe(1);
  expect(indexOfShown({ stops, shown: 1 })).toBe(-1);
  expect(stopPoints({ stops, shown: 1 })).toHaveLength(2);
});

test('a round trip shows both of its pins at the place where it begins and ends', () => {
  const points = stopPoints({ stops: stopsAt(SYDNEY, FIJI, SYDNEY), shown: 0 });
  const [first, , last] = stepsAside(points, 0, 5000);
  expect(first).toEqual({ x: 0, y: 0 });
  expect(Math.hypot(last?.x ?? 0, last?.y ?? 0)).toBeGreaterThan(25);
});

test('pins with room between them stay at their points', () => {
  const points = stopPoints({ stops: stopsAt(SYDNEY, FIJI, SAMOA), shown: 1 });
  for (const { x, y } of stepsAside(points, 1, 5000)) expect(Math.hypot(x, y)).toBeLessThan(1);
});
