import { writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { stormBasinSchema } from '#src/domain/climate/storm-season.ts';
import { readDangers } from './read-dangers.ts';

const FILE = 'src/recommender/know/safety/dangers.json';
/** The weather is judged by the rows on storms alone, without the other dangers. */
const STORMS_FILE = 'src/domain/climate/storm-basins.json';

/** Writes the table of dangers for the recommender; README.md beside this file has the sources. */
export async function buildHealth(): Promise<void> {
  const dangers = (await readDangers()).map(({ danger }) => danger);
  const storms = dangers.filter(({ kind }) => kind === 'storms');
  await writeRows(FILE, dangers);
  await writeRows(STORMS_FILE, v.parse(v.array(stormBasinSchema), storms));
  console.log(`health: ${dangers.length} dangers, ${storms.length} of them storms`);
}

async function writeRows(file: string, rows: readonly object[]): Promise<void> {
  await writeFile(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
}
