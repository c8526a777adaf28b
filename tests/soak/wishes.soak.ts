import { expect, test } from 'vitest';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { droppedWishes, WISH_TABLE, WISH_TRIPS } from '#tests/fixtures/wish-table.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { tryAll } from './trials.ts';

const catalogue = createBundledCatalogue(createFileDataPack());
const recommender = createDeviceRecommender(createTestWorld());

test('every wish of the table is answered, refused with a reason or named, on every trip', async () => {
  const trials = WISH_TRIPS.flatMap(([place, start, end]) =>
    WISH_TABLE.map((row) => ({
      name: `${row.words} (${place})`,
      run: async () => {
        const trip = testTrip(place, start, end, row.words, row.language);
        const { activities } = (await recommendTrip(trip, { catalogue, recommender })).sections;
        expect(droppedWishes(row, activities)).toEqual([]);
      },
    })),
  );
  await expect(tryAll('wishes answered refused or named', trials)).resolves.toBeUndefined();
});
