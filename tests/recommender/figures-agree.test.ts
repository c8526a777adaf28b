import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/domain/language/language.ts';
import { planOnDevice } from '#src/planning/plan-trip.ts';
import { formatDayRange } from '#src/wording/day-ranges.ts';
import { formatNumber } from '#src/wording/numbers.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const CUSCO = { lat: -13.5319, lng: -71.9675, place: 'Cusco, Peru' };
const DAYS = { startDate: '2027-06-28', endDate: '2027-07-04' };

test.each(LANGUAGES)(
  'a recommendation writes figures as the interface does in %s',
  async (language) => {
    const { wordings, evidence } = await planOnDevice(REAL.planning, {
      location: CUSCO,
      request: { ...DAYS, travelers: 2, preferences: '' },
      language,
    });
    const { weather } = wordings[language]?.recommendation.sections ?? {};
    const height = Math.round((evidence?.terrain.elevation ?? 0) / 10) * 10;
    const thinAir = weather?.conditions.find(({ type }) => type === 'thin-air')?.description;
    expect(thinAir).toContain(` ${formatNumber(height, language)}\u00A0m `);
    const days = formatDayRange(DAYS.startDate, DAYS.endDate, language).replace(' 2027', '');
    expect(weather?.summary).toContain(`${days}, Cusco`);
  },
);
