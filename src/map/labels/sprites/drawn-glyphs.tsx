import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LucideIcon } from 'lucide-react';
import { kindIcon } from '#src/ui/kind-icons.ts';

/** The icon of a kind of sight, read from the one that lists show. */
export const drawnGlyph = createGlyphs(kindIcon);

/** Icons as paths in a square of 24, each read when it is first asked for; null for unknown kinds. */
export function createGlyphs(
  iconOf: (kind: string) => LucideIcon | null,
): (kind: string) => Path2D | null {
  const drawn = new Map<string, Path2D | null>();
  return (kind) => {
    const known = drawn.get(kind);
    if (known !== undefined) return known;
    const Icon = iconOf(kind);
    const path = Icon === null ? null : render(Icon);
    drawn.set(kind, path);
    return path;
  };
}

function render(Icon: LucideIcon): Path2D {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(<Icon />));
  const path = new Path2D();
  for (const shape of box.querySelectorAll('svg > *')) addShape(path, shape);
  root.unmount();
  return path;
}

function addShape(path: Path2D, shape: Element): void {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  switch (shape.tagName) {
    case 'path':
      path.addPath(new Path2D(shape.getAttribute('d') ?? ''));
      break;
    case 'circle':
      path.moveTo(number('cx') + number('r'), number('cy'));
      path.arc(number('cx'), number('cy'), number('r'), 0, Math.PI * 2);
      break;
    case 'ellipse':
      path.moveTo(number('cx') + number('rx'), number('cy'));
      path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, Math.PI * 2);
      break;
    case 'rect':
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      break;
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      break;
    default:
  }
}
