import { join } from 'node:path';
import { writePackPart } from '../pack-file.ts';
import { coarsen } from './coarsen.ts';
import { DEBIAN_SOURCES } from './sources/debian-sources.ts';
import { encodeDistances } from './encode-distances.ts';
import { encodeElevation } from './encode-elevation.ts';
import { encodeSettlements } from './encode-settlements.ts';
import { reportErrors } from './report-errors.ts';
import { readWorldCells } from './world-cells.ts';
import { writtenCells } from './written-cells.ts';

/** Writes the part `elevation` of the data pack; the README beside this file says how and why. */
export async function buildElevation(referenceFolder: string): Promise<void> {
  const full = await readWorldCells({
    elevation: join(referenceFolder, 'elevation/elevation-2.5min.webp'),
    ...DEBIAN_SOURCES,
  });
  const overview = coarsen(full);
  const overviewFiles = encodeElevation(overview, 'overview');
  const fullFiles = encodeElevation(full, 'full');
  const written = writtenCells(fullFiles);
  const others = [encodeDistances(overview), await encodeSettlements(written)];
  await writePackPart(
    'elevation',
    'data',
    [...overviewFiles, ...fullFiles, ...others].map(({ name, bytes }) => ({ name, bytes })),
  );
  reportErrors('overview', overview, writtenCells(overviewFiles));
  reportErrors('full', full, written);
}
