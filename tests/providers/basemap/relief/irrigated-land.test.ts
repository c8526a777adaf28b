import { expect, test } from 'vitest';
import lands from '#src/providers/basemap/relief/irrigated-lands.json';
import { readGround } from '#src/providers/basemap/relief/ground.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const ends = lands.map(({ course }) => course);

test('irrigated land lies where the climate alone leaves steppe or desert', async () => {
  const ground = readGround(await createFileDataPack().bytes('basemap/ground'));
  for (const places of ends) {
    const [lat = 0, lng = 0] = places[Math.floor(places.length / 2)] ?? [];
    const { moisture } = ground.sample(Float64Array.of(lng), Float64Array.of(lat));
    expect(moisture[0]).toBeLessThan(1);
  }
});

test('neighbouring points of irrigated land are close to each other', () => {
  for (const places of ends) {
    for (const [at, [lat = 0, lng = 0]] of places.entries()) {
      const [nextLat = 0, nextLng = 0] = places[at + 1] ?? [lat, lng];
      expect(Math.hypot(nextLat - lat, nextLng - lng)).toBeLessThan(2.2);
    }
  }
});
