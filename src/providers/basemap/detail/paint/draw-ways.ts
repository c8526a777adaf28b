import { atZoom } from '#src/domain/map/at-zoom.ts';
import type { TileContext } from '#src/providers/basemap/tiles/tile-context.ts';
import type { DetailView, PlacedDetail } from './detail-view.ts';
import { strokePath } from './draw-paths.ts';
import type { Line } from './draw-paths.ts';
import type { WayLevel } from './read-ways.ts';
import {
  BRIDGE,
  CASING_WIDTH,
  FERRY_STYLE,
  PATH_HALO,
  PATH_STYLES,
  PIER_STYLE,
  RAIL_STYLES,
  ROAD_STYLES,
  TICK_SPACING,
  TUNNEL,
} from './way-style.ts';
import type { WayStyle } from './way-style.ts';

/** The tile's own roads and railways, and the tiles that its paths are taken from. */
export type PlacedWays = { main: PlacedDetail; paths: readonly PlacedDetail[] };

type Level = { level: WayLevel; ways: PlacedWays; view: DetailView };

/** Tunnels, then what is on the ground, then bridges; on each paths, roads by class, railways. */
export function drawWays(context: TileContext, ways: PlacedWays, view: DetailView): void {
  drawOnWater(context, ways, view);
  for (const level of ['tunnel', 'ground', 'bridge'] as const) {
    const at = { level, ways, view };
    drawPaths(context, at);
    const roads = ROAD_STYLES.filter((style) => shows(style, view));
    for (const style of roads) stroke(context, style, at, casingOf(style, at));
    for (const style of roads) stroke(context, style, at, fillOf(style, at));
    drawRails(context, at);
  }
}

function drawOnWater(context: TileContext, ways: PlacedWays, view: DetailView): void {
  const width = pixels(FERRY_STYLE.width, view);
  const line = {
    color: FERRY_STYLE.color[view.scheme],
    width,
    dash: times(FERRY_STYLE.dash, width),
  };
  stroke(context, FERRY_STYLE, { level: 'ground', ways, view }, line);
  if (!shows(PIER_STYLE, view)) return;
  const pier = fillOf(PIER_STYLE, { level: 'ground', ways, view });
  stroke(context, PIER_STYLE, { level: 'ground', ways, view }, pier);
}

function drawPaths(context: TileContext, at: Level): void {
  const { view } = at;
  const opacity = at.level === 'tunnel' ? TUNNEL.lineOpacity : 1;
  const styles = PATH_STYLES.filter((style) => shows(style, view));
  for (const style of styles) {
    if (style.kind === 'steps' || at.level === 'tunnel') continue;
    const width = pixels(style.width, view) + pixels(PATH_HALO.width, view);
    stroke(context, style, at, { color: PATH_HALO.color[view.scheme], width });
  }
  for (const style of styles) {
    const width = pixels(style.width, view);
    const color = style.color[view.scheme];
    stroke(context, style, at, { color, width, dash: times(style.dash, width), opacity });
  }
}

/** A road that is too thin for a casing has none, but on a bridge. */
function casingOf({ casing, width: widths }: WayStyle, { level, view }: Level): Line | null {
  const width = pixels(widths, view);
  if (casing === undefined || width < view.pixelRatio) return null;
  const cased = width + 2 * pixels(CASING_WIDTH, view);
  if (level === 'ground') return { color: casing[view.scheme], width: cased, cap: 'butt' };
  if (level === 'bridge') {
    const wide = Math.max(cased, width * BRIDGE.widthFactor);
    return { color: BRIDGE.casing[view.scheme], width: wide, cap: 'butt' };
  }
  const wide = width + 2 * TUNNEL.casingWidth * view.pixelRatio;
  return { color: casing[view.scheme], width: wide, cap: 'butt', opacity: TUNNEL.casingOpacity };
}

function fillOf({ color, width: widths }: WayStyle, { level, view }: Level): Line {
  const width = pixels(widths, view);
  if (level !== 'tunnel') return { color: color[view.scheme], width };
  return { color: TUNNEL.color[view.scheme], width, cap: 'butt', opacity: TUNNEL.fillOpacity };
}

function drawRails(context: TileContext, at: Level): void {
  const { level, view } = at;
  for (const style of RAIL_STYLES) {
    if (!shows(style, view)) continue;
    const width = pixels(style.width, view);
    const color = style.color[view.scheme];
    if (level === 'tunnel') {
      const dash = times(TUNNEL.railDash, view.pixelRatio);
      stroke(context, style, at, { color, width, dash, opacity: TUNNEL.lineOpacity });
      continue;
    }
    stroke(context, style, at, { color, width, cap: 'butt' });
    if (style.ticks === undefined || view.zoom < (style.ticks[0]?.[0] ?? 0)) continue;
    const dash = [width, pixels(TICK_SPACING, view) - width];
    stroke(context, style, at, { color, width: pixels(style.ticks, view), dash });
  }
}

const FROM_PATH_TILES = new Set(['pedestrian', ...PATH_STYLES.map(({ kind }) => kind)]);

function stroke(
  context: TileContext,
  { kind }: WayStyle,
  { level, ways }: Level,
  line: Line | null,
): void {
  if (line === null) return;
  for (const placed of FROM_PATH_TILES.has(kind) ? ways.paths : [ways.main]) {
    strokePath(context, placed.shapes.ways(kind, level), placed, line);
  }
}

function shows({ width }: WayStyle, { zoom }: DetailView): boolean {
  return zoom >= (width[0]?.[0] ?? 0);
}

function pixels(zooms: WayStyle['width'], { zoom, pixelRatio }: DetailView): number {
  return atZoom(zooms, zoom) * pixelRatio;
}

function times(dash: readonly number[] | undefined, factor: number): number[] {
  return (dash ?? []).map((length) => length * factor);
}
