import { writeFile } from 'node:fs/promises';
import { readFogRegions } from './read-fog-regions.ts';
import { readRegions } from './read-regions.ts';

const REGIONS = 'src/recommender/know/regions/regions.json';
const FOG = 'src/domain/climate/fog-regions.json';

/** Writes the tables of this folder for the app; README.md says what they hold. */
export async function buildRegions(): Promise<void> {
  const tables = [...(await readRegions())].map(
    ([name, { rows }]) => `${JSON.stringify(name)}: ${inLines(rows)}`,
  );
  await writeFile(REGIONS, `{\n${tables.join(',\n')}\n}\n`);
  await writeFile(FOG, `${inLines((await readFogRegions()).rows)}\n`);
  console.log(`regions: ${tables.length + 1} tables`);
}

function inLines(rows: readonly object[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
}
