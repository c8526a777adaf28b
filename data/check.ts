import { createSurfaceClimate } from '#src/providers/climate/surface-climate.ts';
import { createElevationGrid } from '#src/providers/elevation/elevation-grid.ts';
import { checkAir } from './climate/check/check-air.ts';
import { checkClimate } from './climate/check/check-climate.ts';
import { checkDayToDay } from './climate/check/check-day-to-day.ts';
import { checkDestinations } from './climate/check/check-destinations.ts';
import { checkJudged } from './climate/check/check-judged.ts';
import { checkKnownRain } from './climate/check/check-known-rain.ts';
import { checkPlaces } from './climate/check/check-places.ts';
import { checkWindy } from './climate/check/check-windy.ts';
import { checkTerrain } from './elevation/check/check-terrain.ts';
import { openFinishedPack } from './finished-pack.ts';

/**
 * `npm run data:check -- <folder of reference figures>`: prints the errors of the data; the last
 * two parts take some minutes.
 */
const [referenceFolder] = process.argv.slice(2);
if (referenceFolder === undefined) {
  console.error('Usage: npm run data:check -- <folder of reference figures>');
  process.exit(1);
}
const pack = await openFinishedPack();
const climate = createSurfaceClimate(pack, createElevationGrid(pack));
await checkPlaces(climate);
await checkJudged(climate);
await checkDayToDay(climate);
await checkTerrain(pack);
await checkAir(climate);
await checkWindy(climate);
await checkKnownRain(climate);
await checkDestinations(referenceFolder, climate);
await checkClimate(referenceFolder);
