import type OlMap from 'ol/Map.js';
import Kinetic from 'ol/Kinetic.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import type Interaction from 'ol/interaction/Interaction.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';

/** OpenLayers' own defaults. */
const KINETIC = { decay: -0.005, minVelocity: 0.05, delay: 100 } as const;

/** Those of OpenLayers, but for what rotates the map, and what `addBoxZoom` adds. */
export function createInteractions(): Interaction[] {
  const kinetic = new Kinetic(KINETIC.decay, KINETIC.minVelocity, KINETIC.delay);
  return [
    new DoubleClickZoom(),
    new DragPan({ kinetic }),
    new PinchZoom(),
    new KeyboardPan(),
    new KeyboardZoom(),
    new MouseWheelZoom(),
  ];
}

/** A box that is dragged with Shift is zoomed to; its code is loaded only where there is a mouse. */
export async function addBoxZoom(map: OlMap): Promise<void> {
  if (!globalThis.matchMedia('(any-pointer: fine)').matches) return;
  try {
    const { default: DragZoom } = await import('ol/interaction/DragZoom.js');
    map.addInteraction(new DragZoom());
  } catch (error) {
    console.warn('No box can be zoomed to', error);
  }
}
