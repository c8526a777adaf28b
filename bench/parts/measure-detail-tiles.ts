import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import { swapConfiguration } from '#tests/e2e/services/swapped-build.ts';
import { startDetailService } from '#tests/services/detail-service.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figures/figure.ts';
import { tilesAround, timeTiles } from '../page/draw-tiles.ts';
import type { TileTimes } from '../page/draw-tiles.ts';
import type { Point } from '../page/map-pictures.ts';
import { PHONE } from '../page/phone.ts';
import { serve } from '../page/site.ts';
import { slowMs } from './measure-map-tiles.ts';

const ZOOMS = { first: 11, last: 16 } as const;
/** A town in a valley, a summit with paths, a village; a city by the sea, without heights. */
const PLACES: readonly Point[] = [
  { lat: 42.5063, lng: 1.5218 },
  { lat: 42.5925, lng: 1.4445 },
  { lat: 42.556, lng: 1.533 },
  { lat: 43.734, lng: 7.42 },
];

/** Times the painter with the tiles of the detailed map, from a server on loopback. */
export async function measureDetailTiles(bench: Bench): Promise<Figure[]> {
  const service = await startDetailService();
  // The policy of a build that does not name this server would keep the worker from asking it.
  const ours = await serve(swapConfiguration({ VITE_MAP_DETAIL_URL: `${service.url}/tiles.json` }));
  const tiles = PLACES.flatMap((place) => tilesAround(place, ZOOMS));
  const detail = sourcesAt(service.url);
  const times = await timeTiles({ ...bench, ours }, { tiles, pixelRatio: 1, detail });
  const asked = service.tiles().length;
  await Promise.all([ours.stop(), service.stop()]);
  if (asked === 0) throw new Error('no detail tile was asked for');
  return [
    {
      what: 'detailed map tile drawn',
      value: slowMs(times.map(({ again }) => again)),
      unit: 'ms',
      bar: 60,
      detail: `${tiles.length} tiles, worker's time x ${PHONE.cpuSlowdown}, p50; by zoom, the first time in brackets: ${byZoom(times)}`,
    },
  ];
}

function byZoom(times: TileTimes): string {
  const zooms = [...new Set(times.map(({ zoom }) => zoom))].toSorted((a, b) => a - b);
  return zooms
    .map((zoom) => {
      const own = times.filter((time) => time.zoom === zoom);
      const [again, first] = [own.map((time) => time.again), own.map((time) => time.first)];
      return `${zoom} ${Math.round(slowMs(again))} (${Math.round(slowMs(first))})`;
    })
    .join(', ');
}

/** By the bounds and zooms of the fixtures. */
function sourcesAt(url: string): DetailSources {
  return {
    tiles: {
      template: `${url}/vector/{z}/{x}/{y}.pbf`,
      minZoom: 8,
      maxZoom: 14,
      bounds: [1.384, 42.407, 7.449, 43.756],
    },
    terrain: {
      template: `${url}/terrain/{z}/{x}/{y}.png`,
      minZoom: 8,
      maxZoom: 11,
      bounds: [1.23, 42.293, 1.934, 42.683],
    },
  };
}
