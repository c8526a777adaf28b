import { describe, expect, test } from 'vitest';
import { recommendTrip } from '#src/planning/recommend-trip.ts';
import { createBundledCatalogue } from '#src/providers/catalogue/bundled-catalogue.ts';
import { createDeviceRecommender } from '#src/recommender/device-recommender.ts';
import { readWishes } from '#tests/helpers/read-wishes.ts';
import { voiceDe } from '#src/recommender/say/de/voice.ts';
import { voiceEn } from '#src/recommender/say/en/voice.ts';
import { wishLabel } from '#src/recommender/say/wish-label.ts';

const VOICES = { en: voiceEn, de: voiceDe };
import { createTestWorld, testTrip } from '#tests/fixtures/trips/trips-world.ts';
import { droppedWishes, WISH_TABLE, WISH_TRIPS } from '#tests/fixtures/wish-table.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';

const catalogue = createBundledCatalogue(createFileDataPack());
const recommender = createDeviceRecommender(createTestWorld());

describe.each(WISH_TABLE)('“$words”', ({ language, words, ...expected }) => {
  test('is read as expected', () => {
    const wishes = readWishes(words);
    expect({
      asked: wishes.asked.map(({ key }) => wishLabel(key, VOICES[language])),
      refused: wishes.refused.map(({ key }) => wishLabel(key, VOICES[language])),
      unread: wishes.unread,
    }).toEqual(expected);
  });
});

test('every wish is answered, refused with a reason, or named as not understood', async () => {
  const dropped: string[] = [];
  for (const [index, row] of WISH_TABLE.entries()) {
    const [place, start, end] = WISH_TRIPS[index % WISH_TRIPS.length] ?? [
      'berlin',
      '2027-06-01',
      '2027-06-10',
    ];
    const trip = testTrip(place, start, end, row.words, row.language);
    const { activities } = (await recommendTrip(trip, { catalogue, recommender })).sections;
    dropped.push(...droppedWishes(row, activities));
  }
  expect(dropped).toEqual([]);
});
