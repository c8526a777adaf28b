import type { LabelLook, LabelMark } from './label-look.ts';
import { drawMark, drawName } from './label-sprite.ts';
import type { LabelSprite } from './label-sprite.ts';

/** Pictures of names and symbols, each drawn once. */
export interface LabelSprites {
  name(text: string, look: LabelLook, pixelRatio: number, below: string | null): LabelSprite;
  mark(mark: LabelMark, pixelRatio: number): LabelSprite;
  clear(): void;
}

const KEPT_SPRITES = 1200;

export function createSprites(): LabelSprites {
  const kept = new Map<string, LabelSprite>();
  const remember = (key: string, draw: () => LabelSprite): LabelSprite => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= KEPT_SPRITES) kept.clear();
    const drawn = draw();
    kept.set(key, drawn);
    return drawn;
  };
  return {
    name: (text, look, pixelRatio, below) =>
      remember(
        [text, below, look.font, look.spacing.toFixed(1), look.color, pixelRatio].join('|'),
        () => drawName(text, look, pixelRatio, below),
      ),
    mark: (mark, pixelRatio) =>
      remember([mark.shape, mark.radius.toFixed(1), mark.stroke, pixelRatio].join('|'), () =>
        drawMark(mark, pixelRatio),
      ),
    clear: () => kept.clear(),
  };
}
