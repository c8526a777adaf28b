import type { Zooms } from '#src/domain/map/at-zoom.ts';
import type { ColorScheme } from '#src/domain/ports.ts';

/** A colour on the light and on the dark map. */
export type Shades = Readonly<Record<ColorScheme, string>>;

/** Read from `#F5D588 -> #9C8450`. */
export function shades(text: string): Shades {
  const [light = '', dark = ''] = text.split(' -> ');
  return { light, dark };
}

/** Values by zoom of the view, `14 1.1, 15 2.2`; tiles of 512 pixels have a zoom that is one less. */
export function viewZooms(values: string): Zooms {
  return values.split(',').map((pair) => {
    const [zoom = 0, value = 0] = pair.trim().split(' ').map(Number);
    return [zoom - 1, value] as const;
  });
}
