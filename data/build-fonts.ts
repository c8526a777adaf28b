/**
 * `npx tsx data/build-fonts.ts`: cuts static faces out of the variable Fraunces into
 * src/app/frame/fonts. We use two weights, each at about one size: static files are a quarter as large
 * as the variable one.
 */
import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, '../src/app/frame/fonts');

/** Headings from 20 to 56 px; sentences of 22 to 28 px and the names of mountains; names of water. */
const FACES = [
  { name: 'heading', source: 'opsz-normal', weight: 620, opticalSize: 44, extended: true },
  { name: 'sentence', source: 'opsz-normal', weight: 460, opticalSize: 18, extended: true },
  { name: 'water', source: 'opsz-italic', weight: 460, opticalSize: 12, extended: false },
] as const;

await mkdir(FOLDER, { recursive: true });
for (const { name, source, weight, opticalSize, extended } of FACES) {
  for (const letters of extended ? ['latin', 'latin-ext'] : ['latin']) {
    const variable = SOURCE.resolve(
      `@fontsource-variable/fraunces/files/fraunces-${letters}-${source}.woff2`,
    );
    const face = await subsetFont(await readFile(variable), '', {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      variationAxes: { wght: weight, opsz: opticalSize },
    });
    await writeFile(join(FOLDER, `fraunces-${name}-${letters}.woff2`), face);
  }
}
