import { boundsOf, createPlacer, overlap } from './label-placement.ts';
import type { Box, Placeable, Placement } from './label-placement.ts';
import { moved } from './occupied-boxes.ts';

/** A label that was placed as if there were no pin. */
export type PlacedLabel = { item: Placeable; placement: Placement; bigCity: boolean };

/**
 * Moves the labels that lie under the first of `markers`, the pin among them. A big city goes to a place
 * beside any of the markers, where lesser names give way; others go to another side of their symbol, if
 * that is free. All other labels stay, so a marker changes nothing farther away. `mayHide`: the label's
 * symbol may lie under a marker.
 */
export function stepAside<Label extends PlacedLabel>(
  labels: readonly Label[],
  markers: readonly Box[],
  overlays: readonly Box[],
  mayHide: (label: Label) => boolean = ({ bigCity }) => bigCity,
): Label[] {
  const under = new Set(labels.filter((label) => markers[0] && overlap(boxOf(label), markers[0])));
  const staying = labels.filter((label) => !under.has(label));
  const fixed = staying.filter(({ bigCity }) => bigCity).map(boxOf);
  const cities = replaced(
    [...under].filter(({ bigCity }) => bigCity),
    createPlacer([...overlays, ...fixed], markers),
    mayHide,
  );
  const beside = [...cities.values()].map(boxOf);
  const left = staying.filter(
    (label) => label.bigCity || !beside.some((box) => overlap(box, boxOf(label))),
  );
  const others = replaced(
    [...under].filter(({ bigCity }) => !bigCity),
    createPlacer([...overlays, ...left.map(boxOf), ...beside], markers),
    mayHide,
  );
  const kept = new Set(left);
  return labels.flatMap((label) => {
    if (kept.has(label)) return [label];
    return cities.get(label) ?? others.get(label) ?? [];
  });
}

function replaced<Label extends PlacedLabel>(
  labels: readonly Label[],
  placer: ReturnType<typeof createPlacer>,
  mayHide: (label: Label) => boolean,
): Map<Label, Label> {
  const found = new Map<Label, Label>();
  for (const label of labels) {
    const placement = placer.place({
      ...label.item,
      besideMarker: mayHide(label),
      hasPlace: false,
    });
    if (placement !== null) found.set(label, { ...label, placement });
  }
  return found;
}

function boxOf({ item, placement }: PlacedLabel): Box {
  return moved(boundsOf(item, placement), item.x, item.y);
}
