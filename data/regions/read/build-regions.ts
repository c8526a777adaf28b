import { writeFile } from 'node:fs/promises';
import { readOtherRooms } from './read-other-rooms.ts';
import { readRegions } from './read-regions.ts';

const FILE = 'src/recommender/know/regions/regions.json';

/** Writes the tables of this folder for the app; README.md says what they hold. */
export async function buildRegions(): Promise<void> {
  const tables = [...(await readRegions())].map(
    ([name, { rows }]) => `${JSON.stringify(name)}: ${inLines(rows)}`,
  );
  await writeFile(FILE, `{\n${tables.join(',\n')}\n}\n`);
  const others = Object.entries(await readOtherRooms());
  for (const [path, { rows }] of others) await writeFile(path, `${inLines(rows)}\n`);
  console.log(`regions: ${tables.length + others.length} tables`);
}

function inLines(rows: readonly object[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
}
