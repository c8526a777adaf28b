/**
 * `npx tsx data/build-icons.ts`: renders the icons of public/icons from our own drawing, icon.svg.
 * The drawing fills its square and keeps the pin inside the safe zone of a mask.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../public/icons');
const SOURCE_PX = 512;

/** Rounded like a home screen's own icons, for platforms that put no mask on. */
const ROUNDED = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="116"/></svg>`,
);

const ICONS = [
  { name: 'icon-192.png', sizePx: 192, rounded: true },
  { name: 'icon-512.png', sizePx: 512, rounded: true },
  { name: 'icon-maskable-512.png', sizePx: 512, rounded: false },
  { name: 'apple-touch-icon.png', sizePx: 180, rounded: false },
] as const;

const drawing = await readFile(join(FOLDER, 'icon.svg'));
for (const { name, sizePx, rounded } of ICONS) {
  const full = sharp(drawing).resize(SOURCE_PX, SOURCE_PX);
  const cut = rounded ? full.composite([{ input: ROUNDED, blend: 'dest-in' }]) : full;
  const picture = sharp(await cut.png().toBuffer()).resize(sizePx, sizePx);
  await writeFile(
    join(FOLDER, name),
    await picture.png({ palette: true, compressionLevel: 9 }).toBuffer(),
  );
}
