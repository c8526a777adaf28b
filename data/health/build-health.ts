import { writeFile } from 'node:fs/promises';
import { readDangers } from './read-dangers.ts';

const FILE = 'src/recommender/know/safety/dangers.json';

/** Writes the table of dangers for the recommender; README.md beside this file has the sources. */
export async function buildHealth(): Promise<void> {
  const rows = (await readDangers()).map(({ danger }) => JSON.stringify(danger));
  await writeFile(FILE, `[\n${rows.join(',\n')}\n]\n`);
  console.log(`health: ${rows.length} dangers`);
}
