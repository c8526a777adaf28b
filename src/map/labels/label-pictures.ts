import type { Language } from '#src/domain/language/language.ts';
import type { ColorScheme } from '#src/domain/ports.ts';
import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { DetailNames } from './detail/detail-names.ts';
import { formatMetres } from '#src/wording/shown/shown-units.ts';
import { lookOf } from './look/label-look.ts';
import type { LabelLook } from './look/text-look.ts';
import { isBigCity, isVillage, labelsInOrder, villageLimit } from './label-order.ts';
import { ownNature, ownPlace } from './own-place.ts';
import { withoutDoubles } from './without-doubles.ts';
import { createPlacer, boundsOf } from './label-placement.ts';
import type { Box, Placeable, Placement, Placer } from './label-placement.ts';
import { occupiedBoxes } from './occupied-boxes.ts';
import type { Markers } from './occupied-boxes.ts';
import { stepAside } from './step-aside.ts';
import type { PlacedLabel } from './step-aside.ts';
import type { LabelSprite } from './sprites/label-sheets.ts';
import type { LabelSprites } from './sprites/label-sprites.ts';
import type { SeenLabel } from './label-store.ts';
import type { LabelView } from './label-view.ts';

/** A placed label: its point in web mercator metres, and the sprites of name and symbol. */
export type LabelPicture = {
  label: MapLabel;
  x: number;
  y: number;
  /** Null where only the symbol stands. */
  name: LabelSprite | null;
  placement: Placement;
  /** Bounding box of name and symbol, px from the point. */
  bounds: Box;
  mark: LabelSprite | null;
};

export type WantedLabels = {
  scheme: ColorScheme;
  language: Language;
  markers: Markers;
  /** Null where no detail tiles are shown. */
  detail: DetailNames | null;
};

/** How far the label of a large feature may be shifted from its centre. */
const REACH_PX: Partial<Record<MapLabel['kind'], number>> = {
  country: 44,
  water: 40,
  range: 24,
  region: 24,
  group: 24,
  lake: 12,
  river: 12,
  island: 12,
};
const PADDING_PX = { 'with mark': 1, alone: 4 };
/** A place without a ring: its name stands on it, or nearly. */
const PLACE_REACH_PX = 16;
/** Sights and airports have an icon alone up to this zoom. */
const ICONS_NAMED_FROM_ZOOM = 10.7;

type Placed = PlacedLabel & Omit<LabelPicture, 'placement' | 'bounds'>;

/**
 * Places as many labels as fit without overlap, in order of importance, then moves those under the
 * pin or a marker. Yields after each label, because all of them take longer than a frame.
 */
export function* placeLabels(
  seen: readonly SeenLabel[],
  view: LabelView,
  wanted: WantedLabels,
  sprites: LabelSprites,
  covered: readonly Box[],
): Generator<void, LabelPicture[], void> {
  const { markers } = wanted;
  const { overlays, pin, ideas } = occupiedBoxes(covered, markers, view);
  const shifts = new Map(seen.map(({ label, shift }) => [label, shift]));
  const placer = createPlacer(overlays);
  const placed: Placed[] = [];
  const own = pinned([...shifts.keys()], markers);
  const inOrder = labelsInOrder([...shifts.keys()], view.zoom, own);
  const { labels, sights } = withoutDoubles(inOrder, view.zoom >= ICONS_NAMED_FROM_ZOOM);
  const stands = createStands(labels, shifts, placer, { view, wanted, sprites });
  let villagesLeft = villageLimit(
    view.width + 2 * view.margin,
    view.height + 2 * view.margin,
    view.zoom,
  );
  for (const label of labels) {
    if (label !== own && isVillage(label) && villagesLeft <= 0) continue;
    yield;
    const stand = stands(label);
    if (stand === null) continue;
    if (isVillage(label)) villagesLeft -= 1;
    placed.push({ ...stand, bigCity: label === own || isBigCity(label, view.zoom) });
  }
  let shown = pin === null ? placed : stepAside(placed, [pin], overlays);
  for (const idea of ideas) {
    yield;
    const others = [...overlays, ...ideas.filter((other) => other !== idea), ...(pin ? [pin] : [])];
    shown = stepAside(shown, [idea, ...(pin ? [pin] : [])], others, hasMark);
  }
  return shown.map(({ label, item, placement, x, y, name, mark }) => {
    const sight = sights.get(label) ?? label.sight;
    const bounds = boundsOf(item, placement);
    return { label: sight ? { ...label, sight } : label, x, y, name, mark, placement, bounds };
  });
}

/** Stands one label after the other where there is room; null where there is none. */
function createStands(
  labels: readonly MapLabel[],
  shifts: ReadonlyMap<MapLabel, number>,
  placer: Placer,
  { view, wanted, sprites }: { view: LabelView; wanted: WantedLabels; sprites: LabelSprites },
): (label: MapLabel) => Omit<Placed, 'bigCity'> | null {
  const { scheme, language, detail } = wanted;
  const lookZoom = Math.round(view.zoom * 2) / 2;
  const lineNames = detail?.lineNames(view, placer, sprites);
  const styleOf = (label: MapLabel): LabelLook => {
    const style = label.detail === undefined ? null : detail;
    return (style?.lookOf ?? lookOf)(label, lookZoom, scheme);
  };
  const pointOf = (label: MapLabel) => ({
    x: (label.x + (shifts.get(label) ?? 0) - view.x) / view.resolution,
    y: (view.y - label.y) / view.resolution,
  });
  const kept = detail?.keepSights(labels, view.zoom, placer, pointOf, styleOf);
  return (label) => {
    const [look, shift] = [styleOf(label), shifts.get(label) ?? 0];
    const text = nameAt(label, view.zoom, language);
    if (label.detail?.line !== undefined) {
      const along = lineNames?.place(label, text, shift, look) ?? null;
      return along === null ? null : { label, ...along, mark: null };
    }
    const name = sprites.measure(text, look, text === '' ? null : heightLine(label, language));
    const item = {
      width: name.width,
      height: name.height,
      markRadius: look.mark?.radius ?? null,
      ...pointOf(label),
      reach: look.reachPx ?? REACH_PX[label.kind] ?? (look.mark === null ? PLACE_REACH_PX : 0),
      padding: look.mark === null ? PADDING_PX.alone : PADDING_PX['with mark'],
      hasPlace: kept?.has(label) ?? false,
    };
    const stand = standing(placer, item, { text, look, zoom: view.zoom });
    if (stand === null) return null;
    const isNamed = stand.item.markOnly !== true;
    const drawn = isNamed ? sprites.name(name, look, view.pixelRatio) : null;
    return {
      label,
      ...stand,
      x: label.x + shift,
      y: label.y,
      name: drawn,
      mark: markOf(look, view, sprites),
    };
  };
}

/** The place that the pin stands in, or else the summit or park at its point, if it is labelled. */
function pinned(labels: readonly MapLabel[], { pin }: Markers): MapLabel | null {
  if (pin === null) return null;
  const [x = 0, y = 0] = pin;
  const places = labels.filter(({ population }) => population !== undefined);
  return ownPlace(places, x, y) ?? ownNature(labels, x, y);
}

/** The text of a label; nothing where its icon stands alone at this zoom. */
function nameAt({ names, detail }: MapLabel, zoom: number, language: Language): string {
  return detail !== undefined && zoom + 0.3 < (detail.namedFrom ?? Infinity) ? '' : names[language];
}

/** Where a label stands; of icons at least the icon. Null where there is no room. */
function standing(
  placer: Placer,
  item: Placeable,
  { text, look, zoom }: { text: string; look: LabelLook; zoom: number },
): { item: Placeable; placement: Placement } | null {
  const isIcon = look.mark?.shape === 'sight';
  const isAlone = text === '' || (isIcon && zoom < ICONS_NAMED_FROM_ZOOM);
  const named = isAlone ? null : placer.place(item);
  if (named !== null) return { item, placement: named };
  if (!isIcon && text !== '') return null;
  const icon = { ...item, width: 0, height: 0, markOnly: true };
  const placement = placer.place(icon);
  return placement === null ? null : { item: icon, placement };
}

function hasMark({ item }: Placed): boolean {
  return item.markRadius !== null;
}

function markOf(look: LabelLook, view: LabelView, sprites: LabelSprites): LabelSprite | null {
  return look.mark === null ? null : sprites.mark(look.mark, view.pixelRatio);
}

function heightLine(label: MapLabel, language: Language): string | null {
  if (label.height === 0) return null;
  return formatMetres(label.height, language);
}
