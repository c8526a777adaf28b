import type { LabelLook, LabelMark } from '../look/text-look.ts';
import { createSheets } from './label-sheets.ts';
import type { LabelSprite } from './label-sheets.ts';
import { drawMark } from './label-marks.ts';
import { measureName, writeName } from './label-text.ts';
import type { LabelText } from './label-text.ts';

/** Cache of measured names and drawn sprites. */
export interface LabelSprites {
  measure(text: string, look: LabelLook, below: string | null): LabelText;
  name(name: LabelText, look: LabelLook, pixelRatio: number): LabelSprite;
  mark(mark: LabelMark, pixelRatio: number): LabelSprite;
  /** Any other drawing of this size, px; the same key stands for the same drawing. */
  drawing(
    key: string,
    size: { width: number; height: number },
    pixelRatio: number,
    paint: (context: CanvasRenderingContext2D) => void,
  ): LabelSprite;
  /** Of letters in a font, px. */
  width(letters: string, font: string): number;
  /** Drops sprites of another pixel ratio. */
  useRatio(pixelRatio: number): void;
  /** Drops the measurements in this font, which were of a fallback font. */
  invalidateFont(face: string): void;
  clear(): void;
}

const KEPT_SHEETS = 6;

export function createSprites(): LabelSprites {
  const sheets = createSheets();
  const texts = new Map<string, LabelText>();
  const names = new Map<LabelText, LabelSprite>();
  const marks = new Map<string, LabelSprite>();
  const drawings = new Map<string, LabelSprite>();
  const clear = (): void => {
    texts.clear();
    names.clear();
    marks.clear();
    drawings.clear();
    sheets.clear();
  };
  let ratio = 0;
  return {
    useRatio(pixelRatio) {
      if (ratio !== pixelRatio) clear();
      ratio = pixelRatio;
    },
    measure(text, look, below) {
      if (sheets.count() > KEPT_SHEETS) clear();
      const key = [text, below, look.font, look.spacing.toFixed(1), look.color].join('|');
      return remembered(texts, key, () => measureName(sheets.context(), text, look, below));
    },
    name: (name, look, pixelRatio) =>
      remembered(names, name, () =>
        sheets.draw(name, pixelRatio, (context) => writeName(context, name, look)),
      ),
    mark(mark, pixelRatio) {
      const glyph = mark.shape === 'sight' ? `${mark.glyph}|${mark.fill}` : '';
      const key = [mark.shape, mark.radius.toFixed(1), mark.stroke, glyph].join('|');
      const size = { width: mark.radius * 2, height: mark.radius * 2 };
      return remembered(marks, key, () =>
        sheets.draw(size, pixelRatio, (context) => {
          context.translate(mark.radius, mark.radius);
          drawMark(context, mark);
        }),
      );
    },
    drawing: (key, size, pixelRatio, paint) =>
      remembered(drawings, key, () => sheets.draw(size, pixelRatio, paint)),
    width(letters, font) {
      const context = sheets.context();
      context.font = font;
      return context.measureText(letters).width;
    },
    invalidateFont(face) {
      for (const key of texts.keys()) if (key.includes(face)) texts.delete(key);
    },
    clear,
  };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
