import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { inkOf } from '../figures/ink.ts';
import { median } from '../figures/statistics.ts';
import { mapPictures } from '../page/map-pictures.ts';
import type { Point, Scheme } from '../page/map-pictures.ts';
import { MAP_PLACES, ZOOMS } from './map-places.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** Least share of the ink at zoom 8, per cent. At zoom 13 there is no bar: names and sights on paper. */
const BARS: ReadonlyMap<number, number> = new Map([
  [10, 50],
  [11, 33],
  [12, 25],
  [13, 0],
]);

/** How much is drawn near, as a share of what is drawn at the same place at zoom 8. */
export async function measureMapInk(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const scheme of SCHEMES) {
    const places: ReadonlyMap<number, number>[] = [];
    for (const place of Object.values(MAP_PLACES)) places.push(await inks(bench, place, scheme));
    const at = (zoom: number) => places.map((ink) => ink.get(zoom) ?? Number.NaN);
    const first = at(ZOOMS.first);
    for (const [zoom, bar] of BARS) {
      const shares = at(zoom).map((ink, index) => (100 * ink) / (first[index] ?? Number.NaN));
      figures.push({
        what: `map at zoom ${zoom}, ${scheme}, ink of zoom 8's`,
        value: median(shares),
        unit: '%',
        bar,
        detail: `${percent(median(at(zoom)))} / ${percent(median(first))} of the pixels, ${placeDetail(shares)}`,
      });
    }
  }
  return figures;
}

/** By zoom. */
async function inks({ browser, ours }: Bench, place: Point, scheme: Scheme) {
  const inkAt = new Map<number, number>();
  const pictures = await mapPictures(browser, ours, place, scheme, ZOOMS);
  for (const [zoom, picture] of pictures) inkAt.set(zoom, await inkOf(picture));
  return inkAt;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function placeDetail(shares: readonly number[]): string {
  return Object.keys(MAP_PLACES)
    .map((name, index) => `${name} ${shares[index]?.toFixed(0)}`)
    .join(', ');
}
