import { once } from '#src/timing/once.ts';

let glyphs: ((kind: string) => Path2D | null) | null = null;

/** The icon of a kind of sight in a square of 24; null before they are loaded, and for unknown kinds. */
export function glyphOf(kind: string): Path2D | null {
  return glyphs?.(kind) ?? null;
}

/** Only a map with sights on it needs them. */
export const loadGlyphs = once(async () => {
  const { drawnGlyph } = await import('./drawn-glyphs.tsx');
  glyphs = drawnGlyph;
});
