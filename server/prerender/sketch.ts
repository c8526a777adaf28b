import { coarserOutline } from './coarser-outline.ts';

/** Shading and details lie in groups of their own. */
const GROUPED = /<defs>.*?<\/defs>|<g (?:clip-path|transform)=.*?<\/g>/gsu;
const SHAPE = /<path class="(\w+)"(?: id="\w+")? d="(M[^M"]+)"\/>/gu;
const DARK = /@media\(prefers-color-scheme:dark\)\{[^{]*\{([^}]*)\}/u;
const LONGEST_OUTLINE = 1000;
/** Of the drawing's 1600 by 900. */
const TOLERANCE = 4;

/**
 * What is seen of a drawing before it arrives: of its shapes those of one plain outline, which are
 * the sky, the water and the land, in the colours of day and night. A CSS value of 1 to 2 kB.
 * @throws where the drawing has no such shapes, or does not name its colours.
 */
export function sketchOf(drawing: string): string {
  const shapes = Array.from(
    drawing.replaceAll(GROUPED, '').matchAll(SHAPE),
    ([, name = '', outline = '']) => ({ name, outline }),
  ).filter(
    ({ name, outline }) =>
      outline.length < LONGEST_OUTLINE && drawing.includes(`.${name}{fill:var(--${name})}`),
  );
  if (shapes.length < 3) throw new Error('the drawing has no plain shapes');
  const day = fillsOf(shapes, drawing);
  const night = fillsOf(shapes, DARK.exec(drawing)?.[1] ?? '');
  const paths = shapes
    .map(({ name, outline }) => `<path class='${name}' d='${coarserOutline(outline, TOLERANCE)}'/>`)
    .join('');
  return asUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='900'>` +
      `<style>${day}@media(prefers-color-scheme:dark){${night}}</style>${paths}</svg>`,
  );
}

/** A drawing names its colours first for the day. */
function fillsOf(shapes: readonly { name: string }[], colours: string): string {
  return Array.from(new Set(shapes.map(({ name }) => name)))
    .map((name) => {
      const colour = new RegExp(`--${name}:([^;}]+)`, 'u').exec(colours)?.[1];
      if (colour === undefined) throw new Error(`the drawing has no colour ${name}`);
      return `.${name}{fill:${colour}}`;
    })
    .join('');
}

function asUrl(svg: string): string {
  const escaped = svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');
  return `url("data:image/svg+xml,${escaped}")`;
}
