import type { LabelLook, LabelMark } from './label-look.ts';

/** A name drawn once, with its halo; drawn to the map as a picture. */
export type LabelSprite = {
  canvas: HTMLCanvasElement;
  /** Size on the screen without the halo's margin, px. */
  width: number;
  height: number;
};

const MARGIN_PX = 3;
const HEIGHT_FONT_SCALE = 0.86;

const measuring = lazyContext();

/** Draws a name, in two lines when it is wide; `below` is a smaller line under it. */
export function drawName(
  text: string,
  look: LabelLook,
  pixelRatio: number,
  below: string | null,
): LabelSprite {
  const lines = linesOf(look.upper ? text.toLocaleUpperCase() : text, look);
  const small = below === null ? null : smaller(look.font);
  const widths = lines.map((line) => widthOf(line, look.font, look.spacing));
  const belowWidth = below === null || small === null ? 0 : widthOf(below, small, 0);
  const width = Math.max(...widths, belowWidth);
  const height = look.lineHeightPx * lines.length + (below === null ? 0 : look.lineHeightPx * 0.86);
  return sprite(width, height, pixelRatio, (context) => {
    for (const pass of ['halo', 'ink'] as const) {
      for (const [at, line] of lines.entries()) {
        const x = below === null ? (width - (widths[at] ?? 0)) / 2 : 0;
        write(context, line, { x, y: look.lineHeightPx * (at + 0.5) }, look, pass);
      }
      if (below !== null && small !== null) {
        const y = look.lineHeightPx * (lines.length + 0.36);
        write(context, below, { x: 1, y }, { ...look, font: small, spacing: 0 }, pass);
      }
    }
  });
}

/** Draws the symbol of a place, centred. */
export function drawMark(mark: LabelMark, pixelRatio: number): LabelSprite {
  const size = mark.radius * 2;
  return sprite(size, size, pixelRatio, (context) => {
    context.translate(mark.radius, mark.radius);
    context.fillStyle = mark.fill;
    context.strokeStyle = mark.stroke;
    MARKS[mark.shape](context, mark.radius);
  });
}

const MARKS = {
  ring(context: CanvasRenderingContext2D, radius: number): void {
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(0, 0, radius - 0.2, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  },
  disc(context: CanvasRenderingContext2D, radius: number): void {
    const { fillStyle } = context;
    context.fillStyle = context.strokeStyle;
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = fillStyle;
    context.beginPath();
    context.arc(0, 0, radius * 0.36, 0, Math.PI * 2);
    context.fill();
  },
  peak(context: CanvasRenderingContext2D, radius: number): void {
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(0, -radius);
    context.lineTo(radius * 1.06, radius * 0.85);
    context.lineTo(-radius * 1.06, radius * 0.85);
    context.closePath();
    context.stroke();
    context.fill();
  },
  park(context: CanvasRenderingContext2D, radius: number): void {
    context.beginPath();
    context.roundRect(-radius, -radius, radius * 2, radius * 2, 4);
    context.fill();
    context.fillStyle = context.strokeStyle;
    context.beginPath();
    for (const [x, y] of TREE) context.lineTo(x * radius, y * radius);
    context.closePath();
    context.fill();
  },
};

/** Two tiers and a trunk, as shares of the square's half. */
const TREE = [
  [0, -0.72],
  [0.36, -0.16],
  [0.2, -0.16],
  [0.52, 0.38],
  [0.11, 0.38],
  [0.11, 0.7],
  [-0.11, 0.7],
  [-0.11, 0.38],
  [-0.52, 0.38],
  [-0.2, -0.16],
  [-0.36, -0.16],
] as const;

function write(
  context: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number },
  look: LabelLook,
  pass: 'halo' | 'ink',
): void {
  context.font = look.font;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = look.haloPx;
  context.strokeStyle = look.halo;
  context.fillStyle = look.color;
  const put = (letters: string, x: number): void => {
    if (pass === 'halo') context.strokeText(letters, x, at.y);
    else context.fillText(letters, x, at.y);
  };
  if (look.spacing === 0) {
    put(text, at.x);
    return;
  }
  // Letter by letter: not every browser spaces text on a canvas.
  const letters = Array.from(text);
  for (const [index, letter] of letters.entries()) {
    const before = context.measureText(letters.slice(0, index).join('')).width;
    put(letter, at.x + before + index * look.spacing);
  }
}

function linesOf(text: string, look: LabelLook): string[] {
  const fits = widthOf(text, look.font, look.spacing) <= look.breakAtPx;
  if (fits || !text.includes(' ')) return [text];
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const balanced = breaks.toSorted((a, b) => unevenness(a) - unevenness(b))[0];
  return balanced === undefined ? [text] : balanced.map((line) => line.join(' '));
}

function unevenness([first, second]: readonly [string[], string[]]): number {
  return Math.abs(first.join(' ').length - second.join(' ').length);
}

function widthOf(text: string, font: string, spacing: number): number {
  const context = measuring();
  context.font = font;
  return context.measureText(text).width + Math.max(0, Array.from(text).length - 1) * spacing;
}

function smaller(font: string): string {
  return font
    .replace('italic ', '')
    .replace(/([\d.]+)px/u, (_, px: string) => `${(Number(px) * HEIGHT_FONT_SCALE).toFixed(1)}px`);
}

function sprite(
  width: number,
  height: number,
  pixelRatio: number,
  draw: (context: CanvasRenderingContext2D) => void,
): LabelSprite {
  const context = createContext(
    Math.ceil((width + 2 * MARGIN_PX) * pixelRatio),
    Math.ceil((height + 2 * MARGIN_PX) * pixelRatio),
  );
  context.scale(pixelRatio, pixelRatio);
  context.translate(MARGIN_PX, MARGIN_PX);
  draw(context);
  return { canvas: context.canvas, width, height };
}

export const SPRITE_MARGIN_PX = MARGIN_PX;

function lazyContext(): () => CanvasRenderingContext2D {
  let context: CanvasRenderingContext2D | null = null;
  return () => (context ??= createContext(1, 1));
}

function createContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no canvas');
  return context;
}
