import { expect, test } from 'vitest';
import { spreadOf } from '#src/domain/climate/climate-spread.ts';
import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { createFileDataPack } from '#tests/helpers/file-data-pack.ts';
import { KNOWN_DAYS } from '#tests/fixtures/known-days.ts';

const pack = createFileDataPack();
const climate = createSurfaceClimate(pack, createElevationGrid(pack));

test.each(KNOWN_DAYS)(
  '$place has about $days days in month $month of the kind $kind',
  async ({ lat, lng, month, kind, days }) => {
    const number = String(month).padStart(2, '0');
    const normals = await climate.normalsAt({ lat, lng });
    const share = spreadOf(normals, `2027-${number}-01`, `2027-${number}-28`)[kind];
    expect(Math.abs(30.4 * (share ?? Number.NaN) - days)).toBeLessThanOrEqual(6);
  },
);
