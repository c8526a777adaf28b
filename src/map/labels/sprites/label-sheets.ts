/** A drawn name or symbol: a rectangle of a sprite sheet, in device pixels. */
export type LabelSprite = {
  sheet: HTMLCanvasElement;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Sprite sheets: one canvas for many names, because a canvas for each would be slow. */
export interface LabelSheets {
  /** For measuring. */
  context(): CanvasRenderingContext2D;
  /** Draws something of this size (px on the screen, without the halo's margin). */
  draw(
    size: { width: number; height: number },
    pixelRatio: number,
    paint: (context: CanvasRenderingContext2D) => void,
  ): LabelSprite;
  count(): number;
  clear(): void;
}

/** Room around a drawing for its halo, px on the screen. */
export const SPRITE_MARGIN_PX = 3;

const SHEET_PX = 1024;

type Sheet = { context: CanvasRenderingContext2D; x: number; y: number; rowHeight: number };

export function createSheets(): LabelSheets {
  let sheets: Sheet[] = [];
  return {
    context: () => sheetFor(sheets, 1, 1).context,
    draw(size, pixelRatio, paint) {
      const width = Math.ceil((size.width + 2 * SPRITE_MARGIN_PX) * pixelRatio);
      const height = Math.ceil((size.height + 2 * SPRITE_MARGIN_PX) * pixelRatio);
      const sheet = sheetFor(sheets, width, height);
      const { context, x: left, y: top } = sheet;
      context.setTransform(pixelRatio, 0, 0, pixelRatio, left, top);
      context.translate(SPRITE_MARGIN_PX, SPRITE_MARGIN_PX);
      paint(context);
      sheet.x += width;
      sheet.rowHeight = Math.max(sheet.rowHeight, height);
      return { sheet: context.canvas, left, top, width, height };
    },
    count: () => sheets.length,
    clear() {
      sheets = [];
    },
  };
}

/** The sheet for the next sprite: sprites fill rows, and a new sheet follows a full one. */
function sheetFor(sheets: Sheet[], width: number, height: number): Sheet {
  const last = sheets.at(-1);
  if (last !== undefined && last.x + width > SHEET_PX) {
    last.y += last.rowHeight;
    last.x = 0;
    last.rowHeight = 0;
  }
  if (last !== undefined && last.y + height <= SHEET_PX) return last;
  const sheet = { context: newContext(), x: 0, y: 0, rowHeight: 0 };
  sheets.push(sheet);
  return sheet;
}

function newContext(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET_PX;
  canvas.height = SHEET_PX;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no canvas');
  return context;
}
