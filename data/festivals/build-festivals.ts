import { writeFile } from 'node:fs/promises';
import { readFestivals } from './read-festivals.ts';

const FILE = 'src/recommender/know/festivals/festivals.json';

/** Writes the table of festivals for the recommender; README.md beside this file says what it holds. */
export async function buildFestivals(): Promise<void> {
  const { days, festivals } = await readFestivals();
  const lists = Object.entries(days).map(
    ([name, list]) => `${JSON.stringify(name)}:${JSON.stringify(list)}`,
  );
  const rows = festivals.map((festival) => JSON.stringify(festival));
  await writeFile(
    FILE,
    `{"days":{\n${lists.join(',\n')}\n},\n"festivals":[\n${rows.join(',\n')}\n]}\n`,
  );
  console.log(`festivals: ${rows.length}`);
}
