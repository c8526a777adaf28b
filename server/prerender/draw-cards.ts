import { mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { CARD, cardOf } from './picture.ts';

/** Renders the preview images (PNG) from the build's drawings (SVG) in this folder. */
export async function drawCards(folder: string): Promise<void> {
  const landscapes = await readdir(join(folder, 'images/landscapes'));
  const drawings = ['/images/hero.svg', ...landscapes.map((name) => `/images/landscapes/${name}`)];
  await mkdir(dirname(join(folder, cardOf('x.svg'))), { recursive: true });
  for (const drawing of drawings) {
    const svg = withLightColours(await readFile(join(folder, drawing), 'utf8'));
    await sharp(Buffer.from(svg))
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .png({ palette: true })
      .toFile(join(folder, cardOf(drawing)));
  }
}

/** Replaces CSS variables, which sharp does not support, by their first (light) values. */
function withLightColours(svg: string): string {
  const colours = new Map<string, string>();
  for (const [, name = '', value = ''] of svg.matchAll(/--(\w+):([^;}]+)/gu)) {
    if (!colours.has(name)) colours.set(name, value);
  }
  return svg.replaceAll(/var\(--(\w+)\)/gu, (found, name: string) => colours.get(name) ?? found);
}
