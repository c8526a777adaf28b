import { buffer } from 'ol/extent.js';
import { toMap } from '#src/map/coordinates.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import { placeLabels } from '#src/map/labels/label-pictures.ts';
import { isBigCity } from '#src/map/labels/label-order.ts';
import { overlap } from '#src/map/labels/label-placement.ts';
import type { Box } from '#src/map/labels/label-placement.ts';
import { createDetailNames } from '#src/map/labels/detail/detail-names.ts';
import type { DetailNames } from '#src/map/labels/detail/detail-names.ts';
import type { LabelSprites } from '#src/map/labels/sprites/label-sprites.ts';
import { createLabelStore } from '#src/map/labels/label-store.ts';
import type { SeenLabel } from '#src/map/labels/label-store.ts';
import type { LabelView } from '#src/map/labels/label-view.ts';
import { moved, occupiedBoxes } from '#src/map/labels/occupied-boxes.ts';
import type { MarkerBox } from '#src/map/labels/occupied-boxes.ts';
import { FILE_SOURCES, FILE_TILES } from '#tests/helpers/detail-labels.ts';
import { createFileBasemap } from '#tests/helpers/file-basemap.ts';

const SIZE = { width: 1040, height: 843 };
const MARGIN_PX = 300;
const METRES_A_PIXEL = 156_543.033_928;

const SHEET = document.createElement('canvas');

/** The real labels around a point, loaded; `pinned`: as they are with the pin at it. */
export async function labelScene(center: LatLng, zoom: number, { pinned = false } = {}) {
  const view = viewAt(center, zoom);
  const basemap = createFileBasemap();
  const extent = buffer(view.extent, view.margin * view.resolution);
  const pin = pinned ? toMap(center) : null;
  const seen = await new Promise<SeenLabel[]>((resolve) => {
    const store = createLabelStore(basemap, () => resolve(store.within(extent, zoom, pin)));
    store.within(extent, zoom, pin);
  });
  return sceneOf(seen, view, null);
}

/** The same with the names of the detail tiles of the tests, loaded. */
export async function detailScene(center: LatLng, zoom: number) {
  const view = viewAt(center, zoom);
  const extent = buffer(view.extent, view.margin * view.resolution);
  const embedded = await new Promise<SeenLabel[]>((resolve) => {
    const store = createLabelStore(createFileBasemap(), () => resolve(store.within(extent, zoom)));
    store.within(extent, zoom);
  });
  const names = await new Promise<DetailNames>((resolve) => {
    const loading = createDetailNames(FILE_TILES, FILE_SOURCES, () => resolve(loading));
    loading.fetch(extent, zoom);
  });
  return sceneOf(names.within(embedded, extent, zoom), view, names);
}

function sceneOf(seen: readonly SeenLabel[], view: LabelView, detail: DetailNames | null) {
  /** Labels that stand, without a pin or with one whose tip is at px from the centre. */
  const placed = (tip: { x: number; y: number } | null, ideas: readonly MarkerBox[] = []) => {
    const at =
      tip === null ? null : [view.x + tip.x * view.resolution, view.y - tip.y * view.resolution];
    const markers = { pin: at, ideas };
    const steps = placeLabels(
      seen,
      view,
      { scheme: 'light', language: 'en', markers, detail },
      SPRITES,
      [],
    );
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return { pictures: step.value, pin: occupiedBoxes([], markers, view).pin };
  };
  const names = (tip: { x: number; y: number } | null) => {
    const stand = new Set(placed(tip).pictures.map(({ x, y }) => `${x} ${y}`));
    return seen
      .filter(({ label }) => isBigCity(label, view.zoom))
      .filter(({ label, shift }) => stand.has(`${label.x + shift} ${label.y}`))
      .map(({ label }) => label.names.en);
  };
  return {
    /** All that stands, the important first. */
    pictures: () => placed(null).pictures,
    /** Names of the big cities whose labels stand. */
    bigCities: names,
    /** Labels that stand, of sights and airports perhaps their icons alone. */
    standing(tip: { x: number; y: number } | null) {
      return placed(tip).pictures.map(({ label, name, mark }) => {
        return { label, isNamed: name !== null, hasMark: mark !== null };
      });
    },
    /** Where a label's point is, px from the centre. */
    pointOf({ x, y }: Pick<MapLabel, 'x' | 'y'>) {
      return { x: (x - view.x) / view.resolution, y: (view.y - y) / view.resolution };
    },
    labels: seen.map(({ label }) => label),
    /** Names that stand, and those that stand on a marker, with markers at these labels' points. */
    withMarkersAt(labels: readonly MapLabel[]) {
      const box: Box = { left: -14, top: -36, right: 14, bottom: 2 };
      const ideas = labels.map(({ x, y }) => ({ point: [x, y], box }));
      const { pictures } = placed(null, ideas);
      const named = pictures.filter(({ name }) => name !== null);
      const standing = named.map((picture) => {
        const { x, y } = picture;
        const found = seen.find(({ label, shift }) => label.x + shift === x && label.y === y);
        const left = (x - view.x) / view.resolution + picture.placement.dx;
        const top = (view.y - y) / view.resolution + picture.placement.dy;
        const own: Box = {
          left: 0,
          top: 0,
          right: picture.name?.width ?? 0,
          bottom: picture.name?.height ?? 0,
        };
        const taken = occupiedBoxes([], { pin: null, ideas }, view).ideas;
        const covered = taken.some((idea) => overlap(moved(own, left, top), idea));
        return { name: found?.label.names.en ?? '', covered };
      });
      return {
        names: standing.map(({ name }) => name),
        covered: standing.flatMap(({ name, covered }) => (covered ? [name] : [])),
      };
    },
    /** The names that stand with the pin in the middle and a wide marker at px from there. */
    withMarkersBeside({ x, y }: { x: number; y: number }): string[] {
      const box: Box = { left: -18, top: -44, right: 96, bottom: 2 };
      const point = [view.x + x * view.resolution, view.y - y * view.resolution];
      const { pictures } = placed({ x: 0, y: 0 }, [{ point, box }]);
      return pictures.filter(({ name }) => name !== null).map(({ label }) => label.names.en);
    },
    /** Number of names that stand on the pin. */
    onPin(tip: { x: number; y: number }): number {
      const { pictures, pin } = placed(tip);
      return pictures.filter(({ x, y, name, placement }) => {
        const left = (x - view.x) / view.resolution + placement.dx;
        const top = (view.y - y) / view.resolution + placement.dy;
        const box: Box = { left: 0, top: 0, right: name?.width ?? 0, bottom: name?.height ?? 0 };
        return pin !== null && overlap(moved(box, left, top), pin);
      }).length;
    },
  };
}

function viewAt(center: LatLng, zoom: number): LabelView {
  const [x = 0, y = 0] = toMap(center);
  const resolution = METRES_A_PIXEL / 2 ** zoom;
  const [dx, dy] = [(SIZE.width / 2) * resolution, (SIZE.height / 2) * resolution];
  const extent = [x - dx, y - dy, x + dx, y + dy];
  return { x, y, resolution, zoom, ...SIZE, margin: MARGIN_PX, pixelRatio: 1, extent };
}

/** Sprites that are measured, by an average letter, and not drawn. */
const SPRITES: LabelSprites = {
  measure(text, look) {
    const px = Number(/([\d.]+)px/u.exec(look.font)?.[1] ?? 12);
    const width = Array.from(text).length * (px * 0.58 + look.spacing);
    return { lines: [{ text, width }], below: null, width, height: look.lineHeightPx };
  },
  name: ({ width, height }) => ({ sheet: SHEET, left: 0, top: 0, width, height }),
  mark: ({ radius }) => ({ sheet: SHEET, left: 0, top: 0, width: radius * 2, height: radius * 2 }),
  drawing: (_, { width, height }) => ({ sheet: SHEET, left: 0, top: 0, width, height }),
  width: (letters, font) => letters.length * Number(/([\d.]+)px/u.exec(font)?.[1] ?? 12) * 0.58,
  invalidateFont: () => undefined,
  useRatio: () => undefined,
  clear: () => undefined,
};
