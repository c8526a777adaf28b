import { s2 } from 's2js';
import { assert, bigInt, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { cellCenter } from '#src/domain/points/links/s2-cell.ts';

test.for([
  ['0x47e66e2964e34e2d', 48.8584, 2.2945],
  ['0x89c25090129c363d', 40.6892, -74.0445],
  ['0x89c2589a018531e3', 40.7826, -73.9656],
  ['0x47045b49399cf863', 52.4083, 16.9291],
  ['0x6b12ae37b47f5b37', -33.8568, 151.2153],
] as const)('%s lies where its place is, within 3 km', ([id, lat, lng]) => {
  const found = cellCenter(id);
  expect(Math.abs((found?.lat ?? 0) - lat)).toBeLessThan(0.027);
  expect(Math.abs((found?.lng ?? 0) - lng)).toBeLessThan(0.036);
});

test('every cell is where the library of record has it', () => {
  const leaf = bigInt({ min: 0n, max: (6n << 60n) - 1n }).map((id) => id * 2n + 1n);
  const everywhere = property(leaf, integer({ min: 0, max: 29 }), (id, above) => {
    const last = 1n << BigInt(2 * above);
    const cell = (id & ~(2n * last - 1n)) | last;
    const [lat, lng] = degreesOf(cell);
    const found = cellCenter(cell.toString(16));
    return found !== null && Math.abs(found.lat - lat) < 1e-6 && Math.abs(found.lng - lng) < 1e-6;
  });
  expect(() => assert(everywhere, { numRuns: 500 })).not.toThrow();
});

test.for(['0x0', '', 'Eiffel', '0xffffffffffffffff', '0x47e66e2964e34e2d47'])(
  '%s is none',
  (id) => {
    expect(cellCenter(id)).toBeNull();
  },
);

function degreesOf(id: bigint): [number, number] {
  const center = s2.LatLng.fromPoint(s2.cellid.point(id));
  return [(center.lat * 180) / Math.PI, (center.lng * 180) / Math.PI];
}
