import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alpsEn } from '#src/pages/blog/articles/wandern-in-den-alpen.en.ts';
import { highCoastEn } from '#src/pages/blog/articles/schweden-naturerlebnis.en.ts';
import { norwayEn } from '#src/pages/blog/articles/norwegen-camping-angeln.en.ts';
import { tramuntanaEn } from '#src/pages/blog/articles/mallorca-wanderparadies.en.ts';
import { MAP_ASPECT, mapBounds } from '#src/pages/blog/blocks/map-frame.ts';
import type { MapBounds } from '#src/pages/blog/blocks/map-frame.ts';
import { clipRing } from '../basemap/geometry/clip.ts';
import { simplifyRing } from '../basemap/geometry/simplify.ts';
import { readShorelines } from '../basemap/shorelines.ts';
import type { ShoreRing } from '../basemap/shorelines.ts';

const FOLDER = 'public/images/maps';
const WIDTH = 1200;
const HEIGHT = WIDTH / MAP_ASPECT;
/** Beyond the edge, so that no shore line runs along it. */
const BLEED = 30;
/** Half a pixel of a wide screen. */
const TOLERANCE = 1;
/** Smaller islets and ponds would be specks, in square units. */
const MIN_AREA = 40;

const LAND = 1;
const LAKE = 2;

/** The colours of look.md's tokens; a picture cannot read the page's. */
const STYLE =
  '.s{fill:#dceaf1}.w{fill:none;stroke:#c3d9e5;stroke-width:20;stroke-linejoin:round}' +
  '.v{fill:none;stroke:#acc9d9;stroke-width:8;stroke-linejoin:round}' +
  '.l{fill:#e9efe2;stroke:#7f9ba3;stroke-width:2;stroke-linejoin:round}' +
  '.k{fill:#dceaf1;stroke:#7f9ba3;stroke-width:2;stroke-linejoin:round}' +
  '@media(prefers-color-scheme:dark){.s,.k{fill:#1e2f38}.w{stroke:#23363f}.v{stroke:#2a404b}' +
  '.l{fill:#1b2a22}.l,.k{stroke:#56717c}}';

/** Writes the ground of every article's map: sea, land and lakes from the shores of GSHHG. */
export async function buildArticleMaps(): Promise<void> {
  const rings = readShorelines('f');
  await mkdir(FOLDER, { recursive: true });
  for (const block of [alpsEn, highCoastEn, norwayEn, tramuntanaEn].flat()) {
    if (block.kind !== 'map') continue;
    await writeFile(join('public', block.ground), groundOf(rings, mapBounds(block.points)));
  }
}

function groundOf(rings: readonly ShoreRing[], bounds: MapBounds): string {
  const land = pathOf(rings, LAND, bounds);
  const lakes = pathOf(rings, LAKE, bounds);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<style>${STYLE}</style><path class="s" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>` +
    `<defs><path id="a" d="${land}"/></defs>` +
    '<use class="w" href="#a"/><use class="v" href="#a"/><use class="l" href="#a"/>' +
    `<path class="k" d="${lakes}"/></svg>\n`
  );
}

function pathOf(rings: readonly ShoreRing[], level: number, bounds: MapBounds): string {
  const parts = rings.flatMap((ring) => {
    if (ring.level !== level) return [];
    const cut = clipped(toDrawing(ring.points, bounds));
    const shape = simplifyRing(cut, TOLERANCE, () => 1);
    return shape.length < 6 || areaOf(shape) < MIN_AREA ? [] : [subpath(shape)];
  });
  return parts.join('');
}

/** Longitudes run on past 180: none of the articles lies there. */
function toDrawing(points: readonly number[], { west, east, north, south }: MapBounds) {
  return Float64Array.from(points, (value, index) =>
    index % 2 === 0
      ? ((value - west) / (east - west)) * WIDTH
      : ((north - value) / (north - south)) * HEIGHT,
  );
}

function clipped(ring: Float64Array): Float64Array {
  return clipRing(clipRing(ring, 0, -BLEED, WIDTH + BLEED), 1, -BLEED, HEIGHT + BLEED);
}

function areaOf(shape: Float64Array): number {
  let sum = 0;
  for (let p = 0; p < shape.length; p += 2) {
    const q = (p + 2) % shape.length;
    sum += (shape[p] ?? 0) * (shape[q + 1] ?? 0) - (shape[q] ?? 0) * (shape[p + 1] ?? 0);
  }
  return Math.abs(sum) / 2;
}

/** 'M12 30l4-1…z': whole units, each point from the one before. */
function subpath(shape: Float64Array): string {
  let [x, y] = [Math.round(shape[0] ?? 0), Math.round(shape[1] ?? 0)];
  let path = `M${x} ${y}l`;
  for (let p = 2; p < shape.length; p += 2) {
    const [nextX, nextY] = [Math.round(shape[p] ?? 0), Math.round(shape[p + 1] ?? 0)];
    const dy = nextY - y;
    path += `${p === 2 || nextX - x < 0 ? '' : ' '}${nextX - x}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}
