import { expect, test } from 'vitest';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import { KNOWN_DAYS } from '#tests/fixtures/climate/known-days.ts';
import { REAL } from '#tests/helpers/real-providers.ts';

const { climate } = REAL;

test.each(KNOWN_DAYS)(
  '$place has about $days days in month $month of the kind $kind',
  async ({ lat, lng, month, kind, days }) => {
    const number = String(month).padStart(2, '0');
    const normals = await climate.normalsAt({ lat, lng });
    const share = spreadOf(normals, `2027-${number}-01`, `2027-${number}-28`)[kind];
    expect(Math.abs(30.4 * (share ?? Number.NaN) - days)).toBeLessThanOrEqual(6);
  },
);
