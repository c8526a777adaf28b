import { writeFile } from 'node:fs/promises';
import { openFinishedPack } from '../finished-pack.ts';
import { createSampleProviders } from './sample-providers.ts';
import { sampleTrip } from './sample-trip.ts';

const FILE = 'src/pages/landing/sample/sample.json';

/** Writes the example of the landing page, planned with the finished pack. */
export async function buildSample(): Promise<void> {
  const found = await sampleTrip(createSampleProviders(await openFinishedPack()));
  await writeFile(FILE, `${JSON.stringify(found, null, 2)}\n`);
}
