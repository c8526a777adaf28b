import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { createGazetteer } from '#src/providers/geocoder/gazetteer/gazetteer.ts';
import { GAZETTEER_FILES } from '#src/providers/geocoder/gazetteer/gazetteer-format.ts';
import { REAL } from '#tests/helpers/real-providers.ts';
import { LEAST_FOUND, lostLabels, pointsOverTheWorld } from '#tests/pasted/round-trip.ts';

const POINTS = 2000;

test.each(LANGUAGES)(
  'the labels of 2,000 points find their places again in %s',
  async (language) => {
    const gazetteer = createGazetteer(await REAL.pack.bytes(GAZETTEER_FILES.places));
    const points = pointsOverTheWorld(gazetteer, POINTS, 1);
    const lost = await lostLabels(gazetteer, REAL.gazetteer, points, language);
    console.table({ language, points: POINTS, found: POINTS - lost.length, lost: lost.join('; ') });
    expect(lost.length).toBeLessThanOrEqual((1 - LEAST_FOUND) * POINTS);
  },
);
