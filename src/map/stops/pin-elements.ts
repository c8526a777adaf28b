import type { Coordinate } from 'ol/coordinate.js';
import type { Spot } from '../markers/arrange-markers.ts';
import { drawMarker, markerElement, placeMarker } from '../markers/marker-element.ts';
import type { MarkerElement } from '../markers/marker-element.ts';
import { indexOfShown } from './arrange-stops.ts';
import type { MapStops } from './map-stops.ts';

/** The pins' elements, by their index: they stay, so that a pressed one keeps the focus. */
export function createPinElements(list: HTMLElement) {
  let pins: readonly MarkerElement[] = [];
  return {
    indexOf: (target: EventTarget | null) => pins.findIndex(({ button }) => button === target),
    fill(count: number, onPress: (index: number) => void) {
      if (count === pins.length) return;
      pins = Array.from({ length: count }, (_, index) => {
        return pins[index] ?? markerElement(() => onPress(index));
      });
      list.replaceChildren(...pins.map(({ item }) => item));
    },
    draw({ stops, shown }: MapStops, asides: readonly Spot[]) {
      const tabStop = Math.max(0, indexOfShown({ stops, shown }));
      for (const [index, pin] of pins.entries()) {
        const { at = index, label = '' } = stops[index] ?? {};
        const { x = 0, y = 0 } = asides[index] ?? {};
        pin.button.tabIndex = index === tabStop ? 0 : -1;
        drawMarker(pin, {
          hidden: false,
          shape: 'pin',
          text: String(at + 1),
          label,
          name: '',
          selected: at === shown,
          lead: Math.hypot(x, y) > 1 ? { x: -x, y: -y } : null,
        });
      }
    },
    place(pixels: readonly (Coordinate | null)[], asides: readonly Spot[]) {
      for (const [index, pin] of pins.entries()) {
        const [x = 0, y = 0] = pixels[index] ?? [];
        const aside = asides[index] ?? { x: 0, y: 0 };
        placeMarker(pin, { x: x + aside.x, y: y + aside.y });
      }
    },
  };
}
