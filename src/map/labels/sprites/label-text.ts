import type { LabelLook } from '../look/text-look.ts';

/** A name broken into lines and measured, px. */
export type LabelText = {
  lines: readonly { text: string; width: number }[];
  /** A smaller line under the name. */
  below: { text: string; width: number; font: string } | null;
  width: number;
  height: number;
};

const BELOW_FONT_SCALE = 0.86;
const BELOW_LINE_SCALE = 0.86;

/** Measures a name, in two lines when it is wide. */
export function measureName(
  context: CanvasRenderingContext2D,
  text: string,
  look: LabelLook,
  below: string | null,
): LabelText {
  const shown = look.upper ? text.toLocaleUpperCase() : text;
  const lines = linesOf(context, shown, look).map((line) => ({
    text: line,
    width: widthOf(context, line, look.font, look.spacing),
  }));
  const small = smaller(look.font);
  const under =
    below === null ? null : { text: below, width: widthOf(context, below, small, 0), font: small };
  const underHeight = under === null ? 0 : look.lineHeightPx * BELOW_LINE_SCALE;
  return {
    lines,
    below: under,
    width: Math.max(under?.width ?? 0, ...lines.map((line) => line.width)),
    height: look.lineHeightPx * lines.length + underHeight,
  };
}

/** Writes a measured name with its halo; the left upper corner is at the origin. */
export function writeName(
  context: CanvasRenderingContext2D,
  name: LabelText,
  look: LabelLook,
): void {
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = look.haloPx;
  context.strokeStyle = look.halo;
  context.fillStyle = look.color;
  for (const pass of ['halo', 'ink'] as const) {
    for (const [at, line] of name.lines.entries()) {
      const x = name.below === null ? (name.width - line.width) / 2 : 0;
      context.font = look.font;
      write(context, line.text, x, look.lineHeightPx * (at + 0.5), look.spacing, pass);
    }
    if (name.below === null) continue;
    context.font = name.below.font;
    write(context, name.below.text, 1, look.lineHeightPx * (name.lines.length + 0.36), 0, pass);
  }
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  left: number,
  y: number,
  spacing: number,
  pass: 'halo' | 'ink',
): void {
  const put = (letters: string, x: number): void => {
    if (pass === 'halo') context.strokeText(letters, x, y);
    else context.fillText(letters, x, y);
  };
  if (spacing === 0) {
    put(text, left);
    return;
  }
  const spaces: boolean = 'letterSpacing' in context;
  if (spaces) {
    context.letterSpacing = `${spacing}px`;
    put(text, left);
    context.letterSpacing = '0px';
    return;
  }
  // Browsers without letterSpacing on canvas: letter by letter.
  const letters = Array.from(text);
  for (const [index, letter] of letters.entries()) {
    const before = context.measureText(letters.slice(0, index).join('')).width;
    put(letter, left + before + index * spacing);
  }
}

function linesOf(context: CanvasRenderingContext2D, text: string, look: LabelLook): string[] {
  if (!text.includes(' ')) return [text];
  if (widthOf(context, text, look.font, look.spacing) <= look.breakAtPx) return [text];
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return breaks.toSorted((a, b) => unevenness(a) - unevenness(b))[0] ?? [text];
}

function unevenness([first = '', second = '']: readonly string[]): number {
  return Math.abs(first.length - second.length);
}

function widthOf(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  spacing: number,
): number {
  context.font = font;
  return context.measureText(text).width + Math.max(0, Array.from(text).length - 1) * spacing;
}

function smaller(font: string): string {
  return font
    .replace('italic ', '')
    .replace(/([\d.]+)px/u, (_, px: string) => `${(Number(px) * BELOW_FONT_SCALE).toFixed(1)}px`);
}
