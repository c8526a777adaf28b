import { once } from '#src/timing/once.ts';

type Glyphs = (kind: string) => Path2D | null;

let glyphs: Glyphs | null = null;
let furtherGlyphs: Glyphs | null = null;

/** The icon of a kind of sight in a square of 24; null before they are loaded, and for unknown kinds. */
export function glyphOf(kind: string): Path2D | null {
  return glyphs?.(kind) ?? furtherGlyphs?.(kind) ?? null;
}

/** Icons of what is no sight, once they are loaded. */
export function addFurtherGlyphs(further: Glyphs): void {
  furtherGlyphs = further;
}

/** Loads them for a map with sights on it, then runs `redraw`; nothing where they are there already. */
export async function addGlyphs(redraw: () => void): Promise<void> {
  if (glyphs !== null) return;
  try {
    await loadGlyphs();
    redraw();
  } catch (error) {
    // Discs without a glyph until the next placement, which tries again.
    console.warn('The icons of sights were not loaded', error);
  }
}

const loadGlyphs = once(async () => {
  const { drawnGlyph } = await import('./drawn-glyphs.tsx');
  glyphs = drawnGlyph;
});
