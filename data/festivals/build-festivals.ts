import { writeFile } from 'node:fs/promises';
import { readFestivals } from './read-festivals.ts';

const FILE = 'src/recommender/know/festivals/festivals.json';

/** Writes the table of festivals for the recommender; README.md beside this file says what it holds. */
export async function buildFestivals(): Promise<void> {
  const rows = (await readFestivals()).map((festival) => JSON.stringify(festival));
  await writeFile(FILE, `[\n${rows.join(',\n')}\n]\n`);
  console.log(`festivals: ${rows.length}`);
}
