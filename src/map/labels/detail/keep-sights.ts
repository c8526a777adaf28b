import type { MapLabel } from '#src/domain/map/map-label.ts';
import type { Placer } from '../label-placement.ts';
import type { LabelLook } from '../look/text-look.ts';

/** A disc less its edge, so that its own name may stand right above or below it. */
const EDGE_PX = 1.5;

/**
 * Keeps the discs of the guide's sights free before anything is named: the name of a town on its sight can
 * move, the sight cannot. Returns the sights whose disc has a place.
 */
export function keepSights(
  labels: readonly MapLabel[],
  placer: Placer,
  pointOf: (label: MapLabel) => { x: number; y: number },
  lookOf: (label: MapLabel) => LabelLook,
): ReadonlySet<MapLabel> {
  return new Set(
    labels.filter((label) => {
      if (label.kind !== 'sight') return false;
      const { x, y } = pointOf(label);
      const reach = (lookOf(label).mark?.radius ?? 0) - EDGE_PX;
      const disc = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
      return placer.reserve([disc]);
    }),
  );
}
