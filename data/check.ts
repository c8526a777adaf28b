import { checkClimate } from './climate/check-climate.ts';

/** `npm run data:check -- <folder of reference figures>`: prints how far the data are off. */
const [referenceFolder] = process.argv.slice(2);
if (referenceFolder === undefined) {
  console.error('Usage: npm run data:check -- <folder of reference figures>');
  process.exit(1);
}
await checkClimate(referenceFolder);
