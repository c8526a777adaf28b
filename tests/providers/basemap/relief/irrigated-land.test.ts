import { expect, test } from 'vitest';
import { IRRIGATED_LANDS } from '#src/providers/basemap/relief/irrigated-land.ts';
import { readGround } from '#src/providers/basemap/relief/ground.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const ends = IRRIGATED_LANDS.map((land) => ('area' in land ? land.area : land.course));

test('irrigated land lies where the climate alone leaves steppe or desert', async () => {
  const ground = readGround(await createFileDataPack().bytes('basemap/ground'));
  for (const places of ends) {
    const middle = places[Math.floor(places.length / 2)] ?? [0, 0];
    const { moisture } = ground.sample(Float64Array.of(middle[1]), Float64Array.of(middle[0]));
    expect(moisture[0]).toBeLessThan(1);
  }
});

test('neighbouring points of irrigated land are close to each other', () => {
  for (const places of ends) {
    for (const [at, [lat, lng]] of places.entries()) {
      const [nextLat, nextLng] = places[at + 1] ?? [lat, lng];
      expect(Math.hypot(nextLat - lat, nextLng - lng)).toBeLessThan(2.2);
    }
  }
});
